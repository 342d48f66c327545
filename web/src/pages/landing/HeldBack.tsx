import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import buttons from '../../ui/Button.module.css';
import { Sheet } from '../../ui/Sheet.tsx';
import { landing } from '../../words/en/landing.ts';
import { useWords } from '../../words/words.ts';
import classes from './Pricing.module.css';

/** What the customer's level holds back of the plan that they chose, before its price is asked for. */
const HeldBack = ({ text, onGo, onClose }: { text: string; onGo: () => void; onClose: () => void }) => {
  const { held } = useWords('landing', landing).pricing;
  return (
    <Sheet title={held.title} onClose={onClose}>
      <p className={classes.held}>{text}</p>
      <div className={classes.heldWays}>
        <Link className={buttons.button} to={`${paths.settings}?tab=limits`} onClick={onClose}>
          {held.raise}
        </Link>
        <button type="button" className={buttons.button} data-line onClick={onGo}>
          {held.anyway}
        </button>
      </div>
    </Sheet>
  );
};

export default HeldBack;
