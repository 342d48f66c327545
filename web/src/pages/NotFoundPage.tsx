import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Logo } from '../ui/Logo.tsx';
import classes from './NotFoundPage.module.css';

const NotFoundPage = () => (
  <main className={classes.page}>
    <title>Page Not Found · Karo</title>
    <Logo size={56} />
    <p className={classes.number} aria-hidden>
      404
    </p>
    <Title order={1}>Page Not Found</Title>
    <Text c="dimmed" maw={420}>
      Did you forget to add the page to the router? If you only followed a link: it is not you, it is us. Your
      money is where you left it.
    </Text>
    <Button component={Link} to={paths.home} size="md">
      Go to the chat
    </Button>
  </main>
);

export default NotFoundPage;
