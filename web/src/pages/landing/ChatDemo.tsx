import type { Message } from '@karo/core/contract';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useAbout } from '../../about.ts';
import { segments } from '../../api.ts';
import { useConversation } from '../../chat/conversation.ts';
import { Phone } from '../../chat/Phone.tsx';
import { useChatWords } from '../../chat/words.ts';
import { useOffers } from '../../offers.ts';
import type { Session } from '../../session.ts';
import { tell } from '../../ui/toast.ts';
import { AccountBar } from './Account.tsx';
import type { Tour } from './tour.ts';

type Props = { session: Session; tour: Tour; greeting: string };

const inOrder = (list: readonly Message[]) =>
  [...list].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));

/** The bank in a phone: the real one, and the tour's bubbles among its own. */
const ChatDemo = ({ session, tour, greeting }: Props) => {
  const { starters } = useChatWords();
  const { has } = useOffers();
  // The account that is named there exists in the sandbox alone.
  const own = useAbout()?.sandbox ? starters.sandbox : starters.customer;
  const { mutate } = useSWRConfig();
  const { user } = session;
  // The first is to open an account.
  const visitor = has('opening') ? starters.visitor : starters.visitor.slice(1);
  const [openedAt] = useState(() => new Date().toISOString());

  const lookAgain = () => {
    if (user) mutate(segments('GET /api/users/{id}/dashboard', { params: { id: user.id } }));
  };
  const chat = useConversation({
    user,
    onNews: lookAgain,
    onSignedOut: () => {
      tell('signedOut');
      session.refresh();
    },
  });
  // Another person at this browser has another conversation.
  const was = useRef(user?.id);
  const { forget } = chat;
  useEffect(() => {
    if (was.current === user?.id) return;
    was.current = user?.id;
    forget();
  });
  const news = () => {
    // Setting the first PIN opens the account, and signs this browser in.
    if (!user) session.refresh();
    lookAgain();
  };

  const said = inOrder([...chat.messages, ...tour.messages]);
  const first: Message = {
    id: 'greeting',
    from: 'bank',
    kind: 'text',
    text: greeting,
    at: said[0]?.at ?? openedAt,
  };
  return (
    <Phone
      chat={{ ...chat, messages: [first, ...said], isTyping: chat.isTyping || tour.isTyping }}
      user={user}
      bar={user && <AccountBar user={user} />}
      starters={user ? own : visitor}
      onNews={news}
      onSignOut={session.leave}
    />
  );
};

export default ChatDemo;
