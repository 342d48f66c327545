import { Sheet } from '../ui/Sheet.tsx';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './Papers.module.css';

const DEMONSTRATION = 'This demonstration';

const papers = {
  privacy: [
    [
      'What we keep',
      'Your name, your phone number, your BVN sealed under a key of its own, what you ask us in the chat, and every movement of your money. A PIN, a BVN or a code that is typed into the chat is wiped from the message.',
    ],
    [
      'What we hear',
      'A voice note is turned into text on our own computers and deleted once it has been heard. Your voice never approves a payment.',
    ],
    [
      'Who sees it',
      'You, and the people of the bank whose work needs it; each look is written down in a log that shows when it was touched. We sell nothing to anybody.',
    ],
    [
      'What you can do',
      'See and correct your details in Settings, take all of it with you with Export Data, and close your account. The law makes us keep the books of a closed account for some years.',
    ],
  ],
  terms: [
    [
      'Who can bank with us',
      'People of 18 years or more who live in Nigeria and have a BVN and a Nigerian phone number.',
    ],
    [
      'How money moves',
      'Only your PIN, your passkey or a code sent to your own phone approves a payment; a word in the chat never does. We show the name, the fee and the duty before you approve.',
    ],
    [
      'When something goes wrong',
      'Where another bank does not answer, the money is held and the transfer is pending until we know. It is then confirmed, or given back, and we tell you which.',
    ],
    [
      DEMONSTRATION,
      'Demo accounts hold play money. Nothing in them is real naira, and nothing that is bought or sent with them leaves the demonstration.',
    ],
  ],
} as const;

type Props = { paper: keyof typeof papers; onClose: () => void };

/** The privacy policy and the terms, short enough to be read. */
const Papers = ({ paper, onClose }: Props) => {
  const words = useWords('shell', shell);
  return (
    <Sheet title={words.footer[paper]} onClose={onClose}>
      <dl className={classes.paper} lang="en">
        {papers[paper].map(([term, text]) => (
          <div key={term} data-sandbox-only={term === DEMONSTRATION || undefined}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
};

export default Papers;
