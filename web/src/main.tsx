import './styles.ts';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrDefaults } from './api.ts';
import { Pages } from './routes.tsx';
import { Shell } from './shell/Shell.tsx';
import { resolver, theme } from './theme.ts';
import { speakAsBefore } from './words/words.ts';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
      <SWRConfig value={swrDefaults}>
        <BrowserRouter>
          <Shell>
            <Pages />
          </Shell>
        </BrowserRouter>
      </SWRConfig>
    </MantineProvider>,
  );
speakAsBefore();
