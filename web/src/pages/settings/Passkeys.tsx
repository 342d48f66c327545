import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printMoment } from '../../ui/dates.ts';
import { showToast } from '../../ui/toast.ts';
import classes from './Settings.module.css';

type Passkey = Answer<'GET /api/user/passkeys'>[number];
type Props = { withProof: <T>(act: () => Promise<T>) => Promise<T | undefined> };

const standing = ({ countsFrom }: Passkey): string => {
  if (countsFrom === null) return 'Stands for the PIN alone, until you confirm it with a code.';
  return new Date(countsFrom) > new Date()
    ? `A second factor from ${printMoment(countsFrom)}.`
    : 'Counts as a second factor.';
};

/** The customer's passkeys, which of them are a second factor, and from when. */
export const Passkeys = ({ withProof }: Props) => {
  const { data, mutate } = useRead('GET /api/user/passkeys', {});
  const run = async (act: () => Promise<unknown>) => {
    try {
      await act();
      await mutate();
    } catch (failure) {
      showToast({ title: 'Not changed', text: sentenceOf(failure), bad: true });
    }
  };
  const confirm = (id: string) =>
    run(() => withProof(() => call('POST /api/user/passkeys/{id}/confirm', { params: { id }, body: {} })));
  const remove = (id: string) =>
    run(() => call('POST /api/user/passkeys/{id}/remove', { params: { id }, body: undefined }));
  if (!data?.length) return null;
  return (
    <Card title="Your passkeys" icon={<IconFingerprint />}>
      <div className={classes.rows}>
        {data.map((passkey) => (
          <div key={passkey.id}>
            <div className={classes.words}>
              <strong>{passkey.name}</strong>
              <span>{standing(passkey)}</span>
            </div>
            {passkey.countsFrom === null && (
              <Button variant="light" onClick={() => confirm(passkey.id)}>
                Confirm it
              </Button>
            )}
            <Button variant="default" onClick={() => remove(passkey.id)}>
              Remove
            </Button>
          </div>
        ))}
      </div>
    </Card>
  );
};
