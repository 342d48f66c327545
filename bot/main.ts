import { onSignal, openHouse } from '@karo/workers/open';
import { startWorkers } from '@karo/workers/start';
import { openGateway } from './gateway.ts';
import { whatsappCloud } from './whatsapp-cloud/channel.ts';
import { loadWhatsapp } from './whatsapp-library.ts';
import { whatsappWeb } from './whatsapp-web.ts';

/** The channels' container: hears and sends; answering is the workers'. */
const house = await openHouse('bot');
const { bank, queues, config } = house;
const warn = (text: string) => bank.log.warn(text);
const library = () => loadWhatsapp({ folder: '.karo/whatsapp', browser: process.env.CHROMIUM, warn });
const web = () => whatsappWeb(bank, { library, print: (code) => console.log(code) });
const channelsOf = { cloud: () => [whatsappCloud(bank)], web: () => [web()], off: () => [] };
const channels = channelsOf[config.whatsapp]();
const gateway = openGateway(bank, channels);
const workers = await startWorkers(bank, queues, { senders: gateway.senders, banking: false });
await gateway.start();
onSignal(async () => {
  await gateway.stop();
  await workers.close();
  await house.close();
});
