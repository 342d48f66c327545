import { paths } from '../paths.ts';
import { type About, useAbout } from './about.ts';

/** What the bank does only where somebody stands behind it outside; `demo` is what is played, in a sandbox alone. */
type Service = keyof About['offers'] | 'demo';

/** Pages, and places of pages, that are about one of them: named as `data-service` too, which hides them before any script has run (base.css). */
export const serviceOf: Readonly<Record<string, Service>> = {
  [paths.onboarding]: 'opening',
  [paths.investments]: 'investments',
  [paths.diasporaRemittance]: 'abroad',
  [paths.resetPin]: 'newPin',
  [paths.payIn]: 'demo',
};

export type Offers = { has: (service: Service) => boolean; opens: (path: string) => boolean };

/** What is offered here: everything until it is known, so that no page waits for it, and then nothing that nobody stands behind. */
export function useOffers(): Offers {
  const about = useAbout();
  const has = (service: Service) =>
    about === undefined || (service === 'demo' ? about.sandbox : about.offers[service]);
  const opens = (path: string) => {
    const service = serviceOf[path];
    return service === undefined || has(service);
  };
  return { has, opens };
}
