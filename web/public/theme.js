// Runs before the first paint, so that neither the other theme nor a page for strangers flashes up.
const page = document.documentElement.dataset;
/** Nothing where storage is switched off, as in browser/stored.ts. */
const stored = (storage, key) => {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
};
const local = (key) => stored('localStorage', key);
const ofTab = (key) => stored('sessionStorage', key);
const theme = local('theme');
if (theme === 'light' || theme === 'dark') page.theme = theme;
if (local('mission') === 'closed') page.mission = 'closed';
// Of whom this browser knows something, other pages are shown than those that the build has rendered ahead.
const token = local('token');
if (token !== null) page.known = 'user';
else if (ofTab('visit') !== null || location.hash.includes('invitation=')) page.known = 'visitor';

// What the screen asks first is on its way before the app is there, which takes the answers (api/early-answers.ts).
// Whatever goes wrong, the app asks by itself.
const nothing = () => null;
const bodyOf = (answer) => (answer?.status === 200 ? answer.text : null);
const twoDigits = (number) => String(number).padStart(2, '0');
const now = new Date();
const values = {
  year: () => now.getFullYear(),
  firstYear: () => now.getFullYear() - 9,
  day: () => `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`,
  timeZone: () => encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone),
};
const contentOf = (tag) => document.querySelector(`meta[name="${tag}"]`)?.content ?? '';
const firstCalls = (tag) => contentOf(tag).replace(/\{(\w+)\}/g, (_, name) => values[name]());
const textOf = (response) => (response.ok ? response.text() : null);
if (token !== null) {
  const answers = new Map();
  const headers = { Authorization: `Bearer ${token}` };
  const ask = (address) => fetch(address, { credentials: 'include', headers });
  const together = firstCalls('first-calls');
  if (together !== '') {
    const reply = ask(`/api/several?calls=${encodeURIComponent(together)}`)
      .then(textOf)
      .then(JSON.parse)
      .catch(nothing);
    together.split(' ').forEach((address, place) => {
      answers.set(
        address,
        reply.then((said) => bodyOf(said?.answers[place])),
      );
    });
  }
  const large = firstCalls('first-large-call');
  if (large !== '') answers.set(large, ask(large).then(textOf).catch(nothing));
  window.early = { token, answers, askedAt: performance.now() };
}
