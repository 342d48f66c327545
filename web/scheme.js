// Runs before the first paint, in the page itself, so that a dark page does not flash light. Mantine reads and writes the same key.
(() => {
  let scheme = 'auto';
  const root = document.documentElement.dataset;
  // An address that names a part of the page is laid out whole, so that the part is where it will stay.
  if (location.hash) root.painted = 'yes';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || scheme;
    if (localStorage.getItem('karo-easy') === 'yes') root.easy = 'yes';
    if (localStorage.getItem('karo-known') === 'yes') root.known = 'yes';
  } catch {
    // A browser that keeps nothing follows the system, and starts plain.
  }
  const auto = scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches;
  root.mantineColorScheme = auto || scheme === 'dark' ? 'dark' : 'light';
  // It may stand in the middle of what React will take over.
  document.currentScript.remove();
})();
