import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Logo } from '../ui/Logo.tsx';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './NotFoundPage.module.css';

/** In the place of a page that is about what nobody stands behind here. */
const NotYetPage = () => {
  const words = useWords('shell', shell);
  return (
    <div className={classes.page}>
      <title>{`${words.notYet.title} · Karo`}</title>
      <Logo size={56} />
      <Title order={1}>{words.notYet.title}</Title>
      <Text c="dimmed" maw={420}>
        {words.notYet.text}
      </Text>
      <Button component={Link} to={paths.home} size="md">
        {words.notFound.home}
      </Button>
    </div>
  );
};

export default NotYetPage;
