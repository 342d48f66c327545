import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { SWRConfig, unstable_serialize } from 'swr';
import { swrDefaults } from './api.ts';
import { Pages } from './routes.tsx';
import { Shell } from './shell/Shell.tsx';
import { theme } from './theme.ts';

/** What was read before the page was made, by URL. */
export type Published = Record<string, unknown>;

const fallbackOf = (published: Published) =>
  Object.fromEntries(
    Object.entries(published).map(([url, data]) => [unstable_serialize(url.split('/')), data]),
  );

type Props = { published: Published; router: (pages: ReactNode) => ReactNode };

/** The site, inside whatever knows its address. */
export const App = ({ published, router }: Props) => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    // They are in the stylesheets.
    withCssVariables={false}
    withGlobalClasses={false}
  >
    <SWRConfig value={{ ...swrDefaults, fallback: fallbackOf(published) }}>
      {router(
        <Shell>
          <Pages />
        </Shell>,
      )}
    </SWRConfig>
  </MantineProvider>
);
