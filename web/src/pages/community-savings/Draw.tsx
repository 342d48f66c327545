import type { Answer } from '@karo/core/contract';
import { Badge, Button } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import classes from './Community.module.css';

type Drawn = Answer<'GET /api/groups/{id}/draw'>;

const sha256 = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Whether the secret is the one that was committed to, and the tickets come out as they were drawn: computed here, on the member's own device. */
async function checkDraw(draw: Drawn): Promise<boolean> {
  if (draw.secret === null || (await sha256(draw.secret)) !== draw.commitment) return false;
  const words = [...draw.entries].sort((a, b) => a.ticket - b.ticket).map((entry) => entry.word ?? '');
  const mixed = words.join(',');
  const hashes = await Promise.all(
    draw.entries.map((entry) => sha256(`${draw.secret}:${entry.ticket}:${mixed}`)),
  );
  return draw.entries.every((entry, at) => entry.hash === null || entry.hash === hashes[at]);
}

/** How the turns were drawn, and the way to prove it. */
export const Draw = ({ id }: { id: string }) => {
  const { data, error, mutate } = useRead('GET /api/groups/{id}/draw', { params: { id } });
  const [isRight, setRight] = useState<boolean>();
  return (
    <Card title="The draw" icon={<IconDice5 />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} />}
      {data && (
        <>
          <p className={classes.text}>{data.recipe}</p>
          <dl className={classes.proof}>
            <dt>Commitment, published before anybody joined</dt>
            <dd>
              <code>{data.commitment}</code>
            </dd>
            <dt>Secret</dt>
            <dd>
              <code>{data.secret ?? 'shown once the order is drawn'}</code>
            </dd>
          </dl>
          <ul className={classes.words}>
            {data.entries.map((entry) => (
              <li key={entry.ticket}>
                <span>
                  {entry.ticket}. {entry.name}: “{entry.word ?? '…'}”
                </span>
                {entry.place !== null && (
                  <Badge component="span" variant="light">
                    place {entry.place}
                  </Badge>
                )}
              </li>
            ))}
          </ul>
          {data.secret !== null && (
            <div className={classes.doings}>
              <Button variant="default" onClick={async () => setRight(await checkDraw(data))}>
                Check it on this device
              </Button>
              {isRight !== undefined && (
                <strong role="status">
                  {isRight
                    ? 'It is right: the order follows from the words.'
                    : 'It does not come out. Tell support.'}
                </strong>
              )}
            </div>
          )}
        </>
      )}
    </Card>
  );
};
