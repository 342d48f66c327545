import type { Answer } from '@karo/core/contract';
import { ActionIcon, Badge, Button, NativeSelect } from '@mantine/core';
import { IconBuildingBank, IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, sentenceOf } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Digits } from '../../ui/Digits.tsx';
import { printAccount } from '../../ui/money.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Empty } from '../../ui/States.tsx';
import { showToast, tell } from '../../ui/toast.ts';
import classes from './Settings.module.css';

type Accounts = Answer<'GET /api/user/bank-accounts'>;
type Account = Accounts[number];
type Props = { accounts: Accounts; onChanged: (accounts?: Accounts) => Promise<unknown> };

const banks = [
  'Access Bank',
  'GTBank',
  'First Bank',
  'Zenith Bank',
  'UBA',
  'Fidelity Bank',
  'FCMB',
  'Sterling Bank',
  'Stanbic IBTC',
  'Union Bank',
  'Wema Bank',
  'OPay',
  'PalmPay',
  'Kuda',
  'Moniepoint',
];
const NUBAN_LENGTH = 10;

const AddAccount = ({ onClose, onAdded }: { onClose: () => void; onAdded: () => Promise<unknown> }) => {
  const [bankName, setBankName] = useState(banks[0] ?? '');
  const [accountNumber, setAccountNumber] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await call('POST /api/user/bank-accounts', { body: { bankName, accountNumber } });
      await onAdded();
      tell('bankAccountAdded');
      onClose();
    } catch (failure) {
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet title="Add Bank Account" onClose={onClose}>
      <form className={classes.form} onSubmit={add} noValidate>
        <NativeSelect
          label="Bank"
          size="md"
          data={banks}
          value={bankName}
          onChange={(event) => setBankName(event.currentTarget.value)}
        />
        <Digits
          label="Account number"
          description="Ten digits. We ask the bank whose it is."
          length={NUBAN_LENGTH}
          value={accountNumber}
          error={problem}
          onChange={(digits) => {
            setAccountNumber(digits);
            setProblem(undefined);
          }}
        />
        <Button type="submit" size="md" loading={isBusy} disabled={accountNumber.length < NUBAN_LENGTH}>
          Add it
        </Button>
      </form>
    </Sheet>
  );
};

/** The customer's accounts at other banks. */
export const BankAccountsTab = ({ accounts, onChanged }: Props) => {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Account>();
  const run = async (act: () => Promise<Accounts | Account>) => {
    try {
      const answer = await act();
      await onChanged(Array.isArray(answer) ? answer : undefined);
    } catch (failure) {
      showToast({ title: 'Not changed', text: sentenceOf(failure), bad: true });
    }
  };
  const add = (
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setAdding(true)}>
      Add Bank Account
    </Button>
  );
  return (
    <Card title="Bank Accounts" icon={<IconBuildingBank />} aside={accounts.length > 0 && add}>
      {accounts.length === 0 && (
        <Empty
          icon={<IconBuildingBank />}
          title="No account at another bank yet"
          text="Add yours, to move money to it without typing the number again."
          action={add}
        />
      )}
      <div className={classes.rows}>
        {accounts.map((account) => (
          <div key={account.id}>
            <div className={classes.words}>
              <strong>{account.accountName}</strong>
              <span>
                {account.bankName} · {printAccount(account.accountNumber)}
              </span>
            </div>
            {account.isPrimary && <Badge size="lg">Primary</Badge>}
            {account.isVerified ? (
              <Badge size="lg" variant="outline">
                Verified
              </Badge>
            ) : (
              <Button
                variant="default"
                size="compact-md"
                onClick={() =>
                  run(() => call('POST /api/user/bank-accounts/{id}/verify', { params: { id: account.id } }))
                }
              >
                Verify
              </Button>
            )}
            {!account.isPrimary && account.isVerified && (
              <Button
                variant="default"
                size="compact-md"
                onClick={() =>
                  run(() => call('POST /api/user/bank-accounts/{id}/primary', { params: { id: account.id } }))
                }
              >
                Make primary
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              color="red"
              size={44}
              aria-label={`Remove ${account.bankName} ${account.accountNumber}`}
              onClick={() => setRemoved(account)}
            >
              <IconTrash size={22} aria-hidden />
            </ActionIcon>
          </div>
        ))}
      </div>
      {isAdding && <AddAccount onClose={() => setAdding(false)} onAdded={() => onChanged()} />}
      {removed && (
        <Confirm
          title="Remove this account?"
          text={`${removed.bankName} ${printAccount(removed.accountNumber)} is taken off the list. No money moves.`}
          doIt="Remove"
          bad
          onClose={() => setRemoved(undefined)}
          onDo={() =>
            run(() => call('POST /api/user/bank-accounts/{id}/remove', { params: { id: removed.id } }))
          }
        />
      )}
    </Card>
  );
};
