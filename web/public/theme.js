// Runs before the first paint, so that neither the other theme nor a page for strangers flashes up.
let token = null;
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // Of whom this browser knows something, other pages are shown than those that the build has rendered ahead.
  token = localStorage.getItem('token');
  if (token !== null) document.documentElement.dataset.known = 'user';
  else if (sessionStorage.getItem('visit') !== null || location.hash.includes('invitation=')) {
    document.documentElement.dataset.known = 'visitor';
  }
} catch {
  // Storage is switched off: the system's theme it is.
}

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
  // As the app has last seen it, since a browser takes tens of milliseconds to find out. Where it is another one by
  // now the answer is to another question than the app's, which asks by itself.
  timeZone: () =>
    encodeURIComponent(
      localStorage.getItem('time-zone') ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    ),
};
const firstCalls = (tag) => {
  const content = document.querySelector(`meta[name="${tag}"]`)?.content ?? '';
  return content.replace(/\{(\w+)\}/g, (_, name) => values[name]());
};
// The first picture that an answer names is most likely the largest of the screen, which would ask for it much later.
const LARGE_PICTURE = /"imageUrls":\["([^"]+)"/;
const SMALL_PICTURE = /"imageUrl":"([^"]+)"/;
const fetchPicture = (pattern, text) => {
  const address = pattern.exec(text ?? '')?.[1];
  if (address === undefined) return false;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = address;
  return true;
};
// The first picture of today's routine, in its place in the shape of the dashboard (exercises/first-picture.tsx). Not
// where the address asks for something else, or where the first exercise may be done already.
const showFirst = (routine) => {
  const done = localStorage.getItem(`completion_${values.day()}`) ?? '';
  const address = routine?.exercises[0]?.imageUrls[0];
  if (address === undefined || location.search !== '' || /"exerciseIds":\[\d/.test(done)) return;
  if (routine.exercises.some(({ completed }) => completed)) return;
  if (window.early === undefined || localStorage.getItem('token') !== token) return;
  window.early.picture = address;
  const place = document.querySelector('[data-first-picture]');
  if (place === null) return;
  place.src = address;
  place.hidden = false;
};
const textOf = (response) => (response.ok ? response.text() : null);
// What has come of it first, long before the rest of a large one.
const startOf = async (response) => {
  const reader = response.body.getReader();
  const { value } = await reader.read();
  void reader.cancel();
  return new TextDecoder().decode(value);
};
if (token !== null) {
  const answers = new Map();
  const ask = (address) => fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  const together = firstCalls('first-calls');
  if (together !== '') {
    const reply = ask(`/api/several?calls=${encodeURIComponent(together)}`)
      .then(textOf)
      .then(JSON.parse)
      .catch(nothing);
    together.split(' ').forEach((address, place) => {
      const body = reply.then((said) => bodyOf(said?.answers[place]));
      answers.set(address, body);
      void body.then((text) => fetchPicture(LARGE_PICTURE, text));
      if (address.startsWith('/api/routines/today'))
        void body.then(JSON.parse).then(showFirst).catch(nothing);
    });
  }
  const large = firstCalls('first-large-call');
  if (large !== '') {
    const reply = ask(large);
    const start = reply.then((response) => startOf(response.clone())).catch(nothing);
    const body = reply.then(textOf).catch(nothing);
    answers.set(large, body);
    void start.then(
      async (text) => fetchPicture(SMALL_PICTURE, text) || fetchPicture(SMALL_PICTURE, await body),
    );
  }
  window.early = { token, answers, askedAt: performance.now() };
}
