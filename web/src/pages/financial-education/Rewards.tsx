import type { Answer } from '@karo/core/contract/index';
import { Button } from '@mantine/core';
import { IconCertificate, IconCrown, IconGift } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { call, urlOf, useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { useDoing } from '../../ui/doing.ts';
import { showToast } from '../../ui/toast.ts';
import classes from './Education.module.css';

type Reward = Answer<'GET /api/education/rewards'>[number];

const rewards: readonly { id: Reward['id']; points: string; text: string; icon: ReactNode }[] = [
  { id: 'credit', points: '500 points', text: '₦100 credit', icon: <IconGift /> },
  { id: 'premium', points: '1,000 points', text: 'a free premium month', icon: <IconCrown /> },
  { id: 'certificate', points: '2,500 points', text: 'a financial certificate', icon: <IconCertificate /> },
];

type ClaimProps = { reward: Reward; onClaimed: () => void };

const Claim = ({ reward, onClaimed }: ClaimProps) => {
  const [isBusy, run] = useDoing();
  const claim = async () => {
    const params = { id: reward.id };
    const claimed = await run(
      () => call('POST /api/education/rewards/{id}', { params }),
      'Reward not claimed',
    );
    if (!claimed) return;
    showToast({ title: 'Reward claimed', text: claimed.message });
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
        Download
      </Button>
    );
  return (
    <Button
      variant="white"
      color="karo.9"
      loading={isBusy}
      disabled={reward.status !== 'ready'}
      aria-label={`Claim ${reward.title}`}
      onClick={claim}
    >
      {reward.status === 'claimed' ? 'Claimed' : 'Claim'}
    </Button>
  );
};

/** What points are worth, and the way to it. */
export const Rewards = () => {
  const { user } = useSession();
  const { data, mutate } = useRead('GET /api/education/rewards', user ? {} : undefined);
  return (
    <section className={classes.rewards} aria-labelledby="learn-rewards">
      <h2 id="learn-rewards">Your points pay</h2>
      <ul>
        {rewards.map((reward) => {
          const own = data?.find((one) => one.id === reward.id);
          return (
            <li key={reward.id}>
              {reward.icon}
              <p>
                <strong>{reward.points}</strong> = {reward.text}
              </p>
              {own && <Claim reward={own} onClaimed={() => mutate()} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
