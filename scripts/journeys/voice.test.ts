import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { visit } from './world.ts';

test('without a microphone a sample command shows text, language, confidence and intent', async () => {
  const { page } = await visit('/voice-banking');
  await page.getByText('Nothing said yet').waitFor();
  await page.getByRole('button', { name: /How much dey my account/ }).click();
  await page.getByText('Processing …').waitFor();
  const last = page.getByRole('region', { name: 'Last command' });
  await last.getByText('“How much dey my account?”').waitFor();
  await last.getByText('Naijá (Pidgin)').waitFor();
  expect(await last.getByText(/^\d{2,3}%$/).textContent()).toMatch(/^(8[5-9]|9\d|100)%$/);
  await last.getByText('balance', { exact: true }).waitFor();
  await checkLooks(page);
  await page.context().close();
});

test('a language that is not heard says so before anything is recorded, and leads to the chat', async () => {
  const { page } = await visit('/voice-banking');
  const record = page.getByRole('button', { name: 'Start recording' });
  await page.getByRole('radiogroup', { name: 'I will speak' }).getByText('Yorùbá').click();
  await page.getByText('Yorùbá is not heard here yet.').waitFor();
  expect(await record.isDisabled()).toBe(true);
  expect(await page.getByRole('link', { name: 'Open the chat' }).getAttribute('href')).toBe('/banking-demo');
  await page.getByRole('radiogroup', { name: 'I will speak' }).getByText('Hausa').click();
  await page.getByRole('radiogroup', { name: 'I will speak' }).getByText('Naijá').click();
  expect(await record.isEnabled()).toBe(true);
  await page.context().close();
});

test('a microphone that is refused is said, and so is a command that cannot be heard', async () => {
  const { page } = await visit('/voice-banking');
  await page.evaluate('navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error("denied"))');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByText('Could not access microphone. Please check permissions.').waitFor();
  await page.route('**/api/chat/message', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Use a sample command' }).click();
  await page.getByText('Failed to process voice command. Please try again.').waitFor();
  await page.context().close();
});

test('a recording goes to the server, and what was made of it comes back', async () => {
  const { page } = await visit('/voice-banking');
  await page.route('**/api/chat/voice**', (route) =>
    route.fulfill({
      json: {
        response: 'Your balance is private until you sign in.',
        messages: [],
        pending: false,
        heard: {
          text: 'what is my balance',
          language: 'en',
          confidence: 0.93,
          intent: 'balance',
          parameters: {},
        },
      },
    }),
  );
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByText(/^Listening … 0:01/).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const last = page.getByRole('region', { name: 'Last command' });
  await last.getByText('“what is my balance”').waitFor();
  await last.getByText('93%').waitFor();
  await page.context().close();
});
