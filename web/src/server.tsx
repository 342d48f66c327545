import './styles.ts';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../paths.ts';
import { App, type Published } from './App.tsx';

/** The pages that read without script, each with the URLs of what it shows of the bank's. */
export const made: Partial<Record<string, readonly string[]>> = {
  [paths.home]: ['/api/account/tiers'],
  [paths.faq]: ['/api/support/knowledge'],
  [paths.security]: [],
};

const WHOLE = 10_000_000;

/** A page as HTML. */
export async function renderPage(path: string, published: Published): Promise<string> {
  const { prelude } = await prerender(
    <App published={published} router={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>} />,
    // All of it where it stands: what is sent later needs inline script.
    { progressiveChunkSize: WHOLE },
  );
  return new Response(prelude as ReadableStream).text();
}
