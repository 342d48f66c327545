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
import { settings } from '../../words/en/settings.ts';
import { useWords } from '../../words/words.ts';
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

const useAccountWords = () => useWords('settings', settings);

const AddAccount = ({ onClose, onAdded }: { onClose: () => void; onAdded: () => Promise<unknown> }) => {
  const { accounts: words, page } = useAccountWords();
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
    <Sheet title={words.add} onClose={onClose}>
      <form className={classes.form} onSubmit={add} noValidate>
        <NativeSelect
          label={page.bank}
          size="md"
          data={banks}
          value={bankName}
          onChange={(event) => setBankName(event.currentTarget.value)}
        />
        <Digits
          label={page.account}
          description={words.hint}
          length={NUBAN_LENGTH}
          value={accountNumber}
          error={problem}
          onChange={(digits) => {
            setAccountNumber(digits);
            setProblem(undefined);
          }}
        />
        <Button type="submit" size="md" loading={isBusy} disabled={accountNumber.length < NUBAN_LENGTH}>
          {words.go}
        </Button>
      </form>
    </Sheet>
  );
};

/** The customer's accounts at other banks. */
export const BankAccountsTab = ({ accounts, onChanged }: Props) => {
  const { accounts: words, page } = useAccountWords();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Account>();
  const run = async (act: () => Promise<Accounts | Account>) => {
    try {
      const answer = await act();
      await onChanged(Array.isArray(answer) ? answer : undefined);
    } catch (failure) {
      showToast({ title: page.notChanged, text: sentenceOf(failure), bad: true });
    }
  };
  const add = (
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <Card title={words.title} icon={<IconBuildingBank />} aside={accounts.length > 0 && add}>
      {accounts.length === 0 && (
        <Empty icon={<IconBuildingBank />} title={words.none} text={words.noneText} action={add} />
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
            {account.isPrimary && <Badge size="lg">{words.primary}</Badge>}
            {account.isVerified ? (
              <Badge size="lg" variant="outline">
                {page.verified}
              </Badge>
            ) : (
              <Button
                variant="default"
                size="compact-md"
                onClick={() =>
                  run(() => call('POST /api/user/bank-accounts/{id}/verify', { params: { id: account.id } }))
                }
              >
                {words.verify}
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
                {words.makePrimary}
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              color="red"
              size={44}
              aria-label={words.removeOf(`${account.bankName} ${account.accountNumber}`)}
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
          title={words.removeTitle}
          text={words.removeText(`${removed.bankName} ${printAccount(removed.accountNumber)}`)}
          doIt={page.remove}
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
