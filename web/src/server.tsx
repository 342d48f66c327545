import './styles.ts';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../paths.ts';
import { App, type Published } from './App.tsx';

/** What a page shows of what the bank says to anybody, by URL. */
export const shown: Partial<Record<string, readonly string[]>> = {
  [paths.home]: ['/api/account/tiers'],
  [paths.faq]: ['/api/support/knowledge'],
};

const WHOLE = 10_000_000;

/** A page as HTML: as a visitor sees it before the bank has answered. */
export async function renderPage(path: string, published: Published): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(
    <App published={published} router={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>} />,
    {
      // All of it where it stands: what is sent later needs inline script.
      progressiveChunkSize: WHOLE,
      // A part that fails would be left to the browser: it is a fault of ours.
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  if (failure) throw failure;
  return new Response(prelude as ReadableStream).text();
}
