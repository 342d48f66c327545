import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Logo } from '../ui/Logo.tsx';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './NotFoundPage.module.css';

const NotFoundPage = () => {
  const words = useWords('shell', shell).notFound;
  return (
    <div className={classes.page}>
      <title>{`${words.title} · Karo`}</title>
      <Logo size={56} />
      <p className={classes.number} aria-hidden>
        404
      </p>
      <Title order={1}>{words.title}</Title>
      <Text className={classes.hint}>
        <code>{words.hint}</code>
      </Text>
      <Text c="dimmed" maw={420}>
        {words.text}
      </Text>
      <Button component={Link} to={paths.home} size="md">
        {words.home}
      </Button>
    </div>
  );
};

export default NotFoundPage;
