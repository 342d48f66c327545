import { MantineProvider } from '@mantine/core';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrDefaults } from '../api.ts';

/** A busy machine takes its time to fetch a part of a page; a test that waits in vain fails all the same. */
configure({ asyncUtilTimeout: 20_000 });

/** Draws a part of a page, which has read nothing yet. */
export const show = (part: ReactNode) =>
  render(
    <MantineProvider>
      <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
        <MemoryRouter>{part}</MemoryRouter>
      </SWRConfig>
    </MantineProvider>,
  );
