/** The Flow in which a PIN is entered, as it is published: one screen, whose words come with each approval in its customer's language. */
const text = (example: string) => ({ type: 'string', __example__: example });

const form = {
  type: 'Form',
  name: 'form',
  children: [
    { type: 'TextBody', text: `\${data.what}` },
    {
      type: 'TextInput',
      name: 'pin',
      label: `\${data.label}`,
      'helper-text': `\${data.help}`,
      'input-type': 'passcode',
      required: true,
      'min-chars': 4,
      'max-chars': 4,
    },
    {
      type: 'Footer',
      label: `\${data.approve}`,
      'on-click-action': {
        name: 'data_exchange',
        payload: { pin: `\${form.pin}`, token: `\${data.token}` },
      },
    },
  ],
};

/** Flow JSON 7.3 and data API 4.0, the newest that Meta publishes. `sensitive` keeps the PIN out of the summary that a chat shows of an answered Flow. */
export const flowScreen = {
  version: '7.3',
  data_api_version: '4.0',
  routing_model: { PIN: [] },
  screens: [
    {
      id: 'PIN',
      title: 'Karo',
      terminal: true,
      sensitive: ['pin'],
      refresh_on_back: true,
      data: {
        what: text('NGN 5,000.00\nNGOZI EZE, GTB'),
        label: text('PIN'),
        help: text('Karo never asks for it in chat'),
        approve: text('Approve with PIN'),
        token: text('the token of the approval'),
      },
      layout: { type: 'SingleColumnLayout', children: [form] },
    },
  ],
};
