import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call, sentenceOf } from '../../api.ts';
import { showToast } from '../../ui/toast.ts';
import { notices } from '../../words/en/notices.ts';
import { useWords } from '../../words/words.ts';

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription that this browser has; none where it has none, or cannot. */
async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser's leave, and gives the bank the address to push to. */
async function subscribe(say: typeof notices): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    showToast({ title: say.notUpdated, text: say.browserDenied, bad: true });
    return false;
  }
  const worker = await navigator.serviceWorker.ready;
  const { publicKey } = await call('GET /api/notifications/push', {});
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  await call('POST /api/notifications/push', {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
  return true;
}

async function unsubscribe(): Promise<boolean> {
  const here = await subscriptionHere();
  if (!here) return true;
  await call('POST /api/notifications/push/end', { body: { endpoint: here.endpoint } });
  await here.unsubscribe();
  return true;
}

/** Web push for this one browser; nothing where it cannot. */
export const InThisBrowser = () => {
  const say = useWords('notices', notices);
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    // What a session that has ended was told is not told to this one.
    const look = async () =>
      setOn(
        (await subscriptionHere()) !== null && (await call('GET /api/notifications/push', {})).subscribed,
      );
    if (canPush()) look().catch(() => setOn(false));
  }, []);
  if (isOn === undefined) return null;
  const change = async (on: boolean) => {
    setOn(on);
    try {
      if (!(await (on ? subscribe(say) : unsubscribe()))) return setOn(!on);
      showToast({ title: say.updated });
    } catch (failure) {
      setOn(!on);
      showToast({ title: say.notUpdated, text: sentenceOf(failure), bad: true });
    }
  };
  return (
    <Switch
      size="md"
      label={say.browser}
      description={say.browserAbout}
      checked={isOn}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
};
