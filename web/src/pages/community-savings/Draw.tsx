import type { Answer } from '@karo/core/contract';
import { Badge, Button } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { savings } from '../../words/en/savings.ts';
import { useWords } from '../../words/words.ts';
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
  const { draw: words } = useWords('savings', savings);
  const { data, error, mutate } = useRead('GET /api/groups/{id}/draw', { params: { id } });
  const [isRight, setRight] = useState<boolean>();
  return (
    <Card title={words.title} icon={<IconDice5 />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} />}
      {data && (
        <>
          <p className={classes.text}>{data.recipe}</p>
          <dl className={classes.proof}>
            <dt>{words.commitment}</dt>
            <dd>
              <code>{data.commitment}</code>
            </dd>
            <dt>{words.secret}</dt>
            <dd>
              <code>{data.secret ?? words.later}</code>
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
                    {words.place(entry.place)}
                  </Badge>
                )}
              </li>
            ))}
          </ul>
          {data.secret !== null && (
            <div className={classes.doings}>
              <Button variant="default" onClick={async () => setRight(await checkDraw(data))}>
                {words.check}
              </Button>
              {isRight !== undefined && <strong role="status">{isRight ? words.right : words.wrong}</strong>}
            </div>
          )}
        </>
      )}
    </Card>
  );
};
