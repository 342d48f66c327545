import '../app-styles.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Biometric } from './Biometric.tsx';
import classes from './Proof.module.css';
import { TwoFactor } from './TwoFactor.tsx';

export type ProofKind = 'biometric' | 'two-factor';
export type ProofPurpose = 'setup' | 'login' | 'transaction';

type Props = {
  kind: ProofKind;
  purpose: ProofPurpose;
  title: string;
  /** How the code comes, where the customer is not asked. */
  method?: 'email';
  address?: string;
  children?: React.ReactNode;
  onDone: () => void;
  onCancel: () => void;
};

/** One proof that it is the customer, over the page that asks for it. */
const ProofSheet = ({ kind, purpose, title, method, address, children, onDone, onCancel }: Props) => (
  <Sheet title={title} onClose={onCancel}>
    <div className={classes.form}>
      {children}
      {kind === 'biometric' ? (
        <Biometric purpose={purpose} onDone={onDone} onCancel={onCancel} />
      ) : (
        <TwoFactor
          purpose={purpose === 'login' ? 'verify' : purpose}
          {...(method && { method })}
          address={address}
          onVerified={onDone}
          onCancel={onCancel}
        />
      )}
    </div>
  </Sheet>
);

export default ProofSheet;
