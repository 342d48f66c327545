import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrDefaults } from '../api.ts';

/** Draws a part of a page, which has read nothing yet. */
export const show = (part: ReactNode) =>
  render(
    <MantineProvider>
      <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
        <MemoryRouter>{part}</MemoryRouter>
      </SWRConfig>
    </MantineProvider>,
  );
