import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { IconCertificate, IconCrown, IconGift } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { call, urlOf, useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { useDoing } from '../../ui/doing.ts';
import { showToast } from '../../ui/toast.ts';
import { education } from '../../words/en/education.ts';
import { useWords } from '../../words/words.ts';
import classes from './Education.module.css';

type Reward = Answer<'GET /api/education/rewards'>[number];

const rewards: readonly { id: Reward['id']; points: string; icon: ReactNode }[] = [
  { id: 'credit', points: '500', icon: <IconGift /> },
  { id: 'premium', points: '1,000', icon: <IconCrown /> },
  { id: 'certificate', points: '2,500', icon: <IconCertificate /> },
];

type ClaimProps = { reward: Reward; onClaimed: () => void };

const Claim = ({ reward, onClaimed }: ClaimProps) => {
  const words = useWords('education', education).rewards;
  const [isBusy, run] = useDoing();
  const claim = async () => {
    const params = { id: reward.id };
    const claimed = await run(() => call('POST /api/education/rewards/{id}', { params }), words.failed);
    if (!claimed) return;
    showToast({ title: words.done, text: claimed.message });
    onClaimed();
  };
  if (reward.status === 'claimed' && reward.id === 'certificate')
    return (
      <Button
        component="a"
        href={urlOf('GET /api/education/certificate', {})}
        variant="white"
        color="karo.9"
        download
      >
        {words.download}
      </Button>
    );
  return (
    <Button
      variant="white"
      color="karo.9"
      loading={isBusy}
      disabled={reward.status !== 'ready'}
      aria-label={words.claimOf(reward.title)}
      onClick={claim}
    >
      {reward.status === 'claimed' ? words.claimed : words.claim}
    </Button>
  );
};

/** What points are worth, and the way to it. */
export const Rewards = () => {
  const { user } = useSession();
  const { data, mutate } = useRead('GET /api/education/rewards', user ? {} : undefined);
  const words = useWords('education', education);
  return (
    <section className={classes.rewards} aria-labelledby="learn-rewards">
      <h2 id="learn-rewards">{words.rewards.title}</h2>
      <ul>
        {rewards.map((reward) => {
          const own = data?.find((one) => one.id === reward.id);
          return (
            <li key={reward.id}>
              {reward.icon}
              <p>
                <strong>{words.points(reward.points)}</strong> = {words.rewards[reward.id]}
              </p>
              {own && <Claim reward={own} onClaimed={() => mutate()} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
