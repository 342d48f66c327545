import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printMoment } from '../../ui/dates.ts';
import { showToast } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { settings } from '../../words/en/settings.ts';
import { useWords } from '../../words/words.ts';
import classes from './Settings.module.css';

type Passkey = Answer<'GET /api/user/passkeys'>[number];
type Props = { withProof: <T>(act: () => Promise<T>) => Promise<T | undefined> };

/** What a passkey stands for now. */
function useStanding(): (passkey: Passkey) => string {
  const { security: words } = useWords('settings', settings);
  const dateWords = useDateWords();
  return ({ countsFrom }) => {
    if (countsFrom === null) return words.passkeyAlone;
    return new Date(countsFrom) > new Date()
      ? words.passkeyFrom(printMoment(countsFrom, dateWords))
      : words.passkeyCounts;
  };
}

/** The customer's passkeys, which of them are a second factor, and from when. */
export const Passkeys = ({ withProof }: Props) => {
  const { security: words, page } = useWords('settings', settings);
  const standing = useStanding();
  const { data, mutate } = useRead('GET /api/user/passkeys', {});
  const run = async (act: () => Promise<unknown>) => {
    try {
      await act();
      await mutate();
    } catch (failure) {
      showToast({ title: page.notChanged, text: sentenceOf(failure), bad: true });
    }
  };
  const confirm = (id: string) =>
    run(() => withProof(() => call('POST /api/user/passkeys/{id}/confirm', { params: { id }, body: {} })));
  const remove = (id: string) =>
    run(() => call('POST /api/user/passkeys/{id}/remove', { params: { id }, body: undefined }));
  if (!data?.length) return null;
  return (
    <Card title={words.passkeys} icon={<IconFingerprint />}>
      <div className={classes.rows}>
        {data.map((passkey) => (
          <div key={passkey.id}>
            <div className={classes.words}>
              <strong>{passkey.name}</strong>
              <span>{standing(passkey)}</span>
            </div>
            {passkey.countsFrom === null && (
              <Button variant="light" onClick={() => confirm(passkey.id)}>
                {page.confirm}
              </Button>
            )}
            <Button variant="default" onClick={() => remove(passkey.id)}>
              {page.remove}
            </Button>
          </div>
        ))}
      </div>
    </Card>
  );
};
