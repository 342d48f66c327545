import { Button } from '@mantine/core';
import { IconArrowLeft, IconMail } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { isStatus, useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import classes from './Community.module.css';
import { Join } from './Group.tsx';
import { typeWords } from './Groups.tsx';

/** The group that an invitation link is for, and the form that joins it. */
export const Invited = ({ code }: { code: string }) => {
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
          All groups
        </Button>
      </div>
      {error && isStatus(error, 404) && (
        <Empty
          icon={<IconMail />}
          title="This invitation is not valid"
          text="The link may be incomplete, or the group has been closed. Ask whoever sent it for a new one."
        />
      )}
      {error && !isStatus(error, 404) && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="block" height={420} />}
      {data && (
        <>
          <section className={classes.banner} aria-label={data.name}>
            <div>
              <h2>{data.name}</h2>
              <p>{data.description || typeWords[data.type]}</p>
            </div>
            <p className={classes.pot}>
              <strong>
                <Naira amount={data.contribution} whole />
              </strong>
              {data.frequency === 'weekly' ? 'a week' : 'a month'}
            </p>
          </section>
          <Card title="You are invited" icon={<IconMail />}>
            <Facts
              facts={[
                ['Kind', typeWords[data.type]],
                ['Members', `${data.members} of ${data.maxMembers}`],
                ['Days of grace', String(data.rules.graceDays)],
              ]}
            />
          </Card>
          {data.member || data.status !== 'recruiting' ? (
            <div>
              <Button size="md" onClick={open} disabled={!data.member}>
                {data.member ? 'View Group' : 'This round is closed to new members.'}
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
