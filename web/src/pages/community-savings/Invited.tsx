import { Button } from '@mantine/core';
import { IconArrowLeft, IconMail } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { isStatus, useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { savings } from '../../words/en/savings.ts';
import { useWords } from '../../words/words.ts';
import classes from './Community.module.css';
import { Join } from './Group.tsx';

/** The group that an invitation link is for, and the form that joins it. */
export const Invited = ({ code }: { code: string }) => {
  const words = useWords('savings', savings);
  const { user } = useSession();
  const [, setSearch] = useSearchParams();
  const { data, error, mutate } = useRead(
    'GET /api/groups/invites/{code}',
    user === undefined ? undefined : { params: { code } },
  );
  const open = () => setSearch({ group: data?.id ?? '' });
  return (
    <>
      <div>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => setSearch({})}
        >
          {words.allGroups}
        </Button>
      </div>
      {error && isStatus(error, 404) && (
        <Empty icon={<IconMail />} title={words.invited.invalid} text={words.invited.invalidText} />
      )}
      {error && !isStatus(error, 404) && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="block" height={420} />}
      {data && (
        <>
          <section className={classes.banner} aria-label={data.name}>
            <div>
              <h2>{data.name}</h2>
              <p>{data.description || words.types[data.type]}</p>
            </div>
            <p className={classes.pot}>
              <strong>
                <Naira amount={data.contribution} whole />
              </strong>
              {words.per[data.frequency]}
            </p>
          </section>
          <Card title={words.invited.title} icon={<IconMail />}>
            <Facts
              facts={[
                [words.facts.kind, words.types[data.type]],
                [words.facts.members, words.places(data.members, data.maxMembers)],
                [words.facts.grace, String(data.rules.graceDays)],
              ]}
            />
          </Card>
          {data.member || data.status !== 'recruiting' ? (
            <div>
              <Button size="md" onClick={open} disabled={!data.member}>
                {data.member ? words.view : words.closed}
              </Button>
            </div>
          ) : (
            <Join group={data} code={code} onChanged={open} />
          )}
        </>
      )}
    </>
  );
};
