import './styles.ts';
import { published } from '@karo/core/contract/published';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../paths.ts';
import { App } from './App.tsx';

/** The pages that read without script, each with what it shows of the bank's. */
export const made = {
  [paths.home]: { '/api/account/tiers': published['/api/account/tiers'] },
  [paths.faq]: { '/api/support/knowledge': published['/api/support/knowledge'] },
  [paths.security]: {},
};

const WHOLE = 10_000_000;

/** A page as HTML. */
export async function renderPage(path: keyof typeof made): Promise<string> {
  const { prelude } = await prerender(
    <App published={made[path]} router={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>} />,
    // All of it where it stands: what is sent later needs inline script.
    { progressiveChunkSize: WHOLE },
  );
  return new Response(prelude as ReadableStream).text();
}
