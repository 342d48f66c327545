import { test } from 'vitest';
import { paths } from '../../web/paths.ts';
import { checkLooks } from './looks.ts';
import { visit, visitAsDemo } from './world.ts';

for (const path of [...Object.values(paths), '/no-such-page'])
  test(`${path}: nothing stands in anybody's way, in light and dark, narrow and wide`, async () => {
    const stranger = await visit(path);
    await stranger.page.waitForLoadState('networkidle').catch(() => {});
    await checkLooks(stranger.page);
    await stranger.page.context().close();
    const customer = await visitAsDemo(path);
    await customer.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await checkLooks(customer.page);
    await customer.page.context().close();
  });
