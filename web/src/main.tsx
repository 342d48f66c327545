import './styles.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, type Published } from './App.tsx';
import { sendLater } from './shell/later.ts';
import { speakAsBefore } from './words/words.ts';

const publishedHere = (): Published =>
  JSON.parse(document.getElementById('published')?.textContent ?? '{}') as Published;

const root = document.getElementById('root');
if (root) {
  const app = <App published={publishedHere()} router={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />;
  // In slices, so that a slow phone answers a touch meanwhile.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
speakAsBefore();
window.addEventListener('online', () => sendLater());
if (navigator.onLine) sendLater();
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without a network it is there from an earlier visit, or comes with a later one.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
