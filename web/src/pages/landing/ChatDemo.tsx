import { useSWRConfig } from 'swr';
import { segments } from '../../api.ts';
import { useConversation } from '../../chat/conversation.ts';
import { Phone } from '../../chat/Phone.tsx';
import { useSession } from '../../session.ts';
import { showToast, toasts } from '../../ui/toast.ts';
import { AccountBar } from './Account.tsx';
import classes from './Demo.module.css';
import { Welcome } from './Welcome.tsx';

const visitorStarters = ['Open an account', 'What can you do?', 'Wetin be your charges?'];
const customerStarters = [
  'Balance',
  'Send 5k to 1234567896 GTB',
  'Abeg buy me 500 airtime',
  'My last transactions',
];

/** The bank in a phone: the real one. */
export const ChatDemo = () => {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const { user } = session;

  const lookAgain = () => {
    if (user) mutate(segments('GET /api/users/{id}/dashboard', { params: { id: user.id } }));
  };
  const chat = useConversation({
    user,
    onNews: lookAgain,
    onSignedOut: () => {
      showToast(toasts.signedOut);
      session.refresh();
    },
  });
  const changePerson = async (change: () => Promise<unknown>) => {
    await change();
    chat.forget();
    await chat.reload();
  };
  const enter = () => changePerson(session.enterDemo);
  const news = () => {
    // Setting the first PIN opens the account, and signs this browser in.
    if (!user) session.refresh();
    lookAgain();
  };

  return (
    <div className={classes.frame}>
      <Phone
        chat={chat}
        user={user}
        bar={user && <AccountBar user={user} />}
        welcome={<Welcome user={user} onDemo={enter} isBusy={session.isBusy} />}
        starters={user ? customerStarters : visitorStarters}
        onNews={news}
        onSignOut={() => changePerson(session.leave)}
      />
    </div>
  );
};
