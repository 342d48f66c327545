import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, segments, useRead } from '../../api.ts';
import { useConversation } from '../../chat/conversation.ts';
import { Phone } from '../../chat/Phone.tsx';
import { showToast, toasts } from '../../ui/toast.ts';
import { AccountBar, AccountCard } from './Account.tsx';
import { demoCustomer } from './demo.ts';
import classes from './HomePage.module.css';
import { Pitch } from './Pitch.tsx';
import { Welcome } from './Welcome.tsx';

const visitorStarters = ['Open an account', 'What can you do?', 'Wetin be your charges?'];
const customerStarters = [
  'Balance',
  'Send 5k to 1234567896 GTB',
  'Abeg buy me 500 airtime',
  'My last transactions',
];

/** Who the browser is signed in as, and the two ways in and out. */
function useSession() {
  const { data, error, mutate } = useRead('GET /api/session', {});
  const [isBusy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    try {
      const { user } = await call('POST /api/users/register', { body: demoCustomer() });
      await mutate({ user }, { revalidate: false });
    } catch {
      showToast(toasts.demoFailed);
    } finally {
      setBusy(false);
    }
  };
  const leave = async () => {
    await call('DELETE /api/session', {}).catch(() => {});
    await mutate();
  };
  // Where even this fails, the chat shows its own trouble and its retry.
  return { user: error ? null : data?.user, isBusy, enter, leave, refresh: () => mutate() };
}

/** The bank in a phone, beside what it is. */
export const HomePage = () => {
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

  const changePerson = async (change: () => Promise<void>) => {
    await change();
    chat.forget();
    await chat.reload();
  };
  const enter = () => changePerson(session.enter);
  const news = () => {
    // Setting the first PIN opens the account, and signs this browser in.
    if (!user) session.refresh();
    lookAgain();
  };

  return (
    <main className={classes.page}>
      <title>Karo · the bank in your chat</title>
      <Pitch user={user} onSay={chat.say} onDemo={enter} isBusy={session.isBusy}>
        {user && <AccountCard user={user} />}
      </Pitch>
      <div className={classes.stage}>
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
      </div>
    </main>
  );
};
