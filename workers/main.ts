import { onSignal, openHouse } from './open.ts';
import { startWorkers } from './start.ts';

/** The workers' container: answers, settles and keeps the house's rounds; sending is the bot's. */
const house = await openHouse('workers');
const workers = await startWorkers(house.bank, house.queues);
onSignal(async () => {
  await workers.close();
  await house.close();
});
