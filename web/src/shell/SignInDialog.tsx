import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from '../session.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import { closeSignIn } from './sign-in.ts';

/** The way in. */
const SignInDialog = () => {
  const words = useWords('shell', shell);
  const session = useSession();
  const enter = async () => {
    if (await session.enterDemo()) closeSignIn();
  };
  return (
    <Sheet title={words.signIn} onClose={closeSignIn}>
      <Button size="md" loading={session.isBusy} onClick={enter}>
        {words.gate.demo}
      </Button>
      <Button component={Link} to={paths.onboarding} variant="default" size="md" onClick={closeSignIn}>
        {words.gate.open}
      </Button>
    </Sheet>
  );
};

export default SignInDialog;
