// Runs before the first paint, so that a dark page does not flash light. Mantine reads and writes the same key.
(() => {
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || 'auto';
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
try {
  if (localStorage.getItem('karo-easy') === 'yes') document.documentElement.dataset.easy = 'yes';
} catch {
  // A browser that keeps nothing starts plain.
}
