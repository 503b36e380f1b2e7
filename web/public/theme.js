// Runs before the first paint, so that neither the other theme nor a page for strangers flashes up.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // Of whom this browser knows something, other pages are shown than those that the build has rendered ahead.
  if (localStorage.getItem('token') !== null || sessionStorage.getItem('visit') !== null) {
    document.documentElement.dataset.known = '';
  }
} catch {
  // Storage is switched off: the system's theme it is.
}
