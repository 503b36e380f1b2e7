import { shownNameProblem } from '@limber/domain/accounts/shown-name';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { ALL_PAGES, PAGES } from '@limber/contract/pages';
import { expect, type Page } from '@playwright/test';
import { startInstallation } from './installation.ts';
import { test as base } from './test.ts';
import { newUser, registerAt } from './users.ts';

/** A separate installation, whose first users have no limit of plans. */
const test = base.extend<object, { installation: string }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, use) => {
      const { address, stop } = await startInstallation();
      await use(address);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ installation }, use) => use(installation),
});

/** Each would set `ran` or fetch from elsewhere if it were not escaped. */
const PAYLOADS = [
  '<script>ran=1</script>',
  '<img src=x onerror=ran=1>',
  '<svg onload=ran=1>',
  '<svg><script>ran=1</script></svg>',
  '<iframe src=javascript:parent.ran=1>',
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  '<a href=javascript:ran=1>press</a>',
  'javascript:ran=1',
  '"><img src=x onerror=ran=1>',
  "' autofocus onfocus=ran=1 x='",
  '</title><script>ran=1</script>',
  '</textarea><img src=x onerror=ran=1>',
  '<style>@import "https://evil.example/a.css"</style>',
  '<link rel=stylesheet href=https://evil.example/b.css>',
  '<base href=https://evil.example/>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<form action=https://evil.example><button>go</button></form>',
  '<math><mtext><img src=x onerror=ran=1></mtext></math>',
  '{{constructor.constructor("ran=1")()}} ${ran=1}',
  '<details open ontoggle=ran=1>&lt;b&gt; %3Cscript%3E \\u003cscript\\u003e',
];

/** Payloads permitted as a person's name: names with web addresses are refused. */
const NAMES = PAYLOADS.filter((payload) => shownNameProblem(payload) === null);

type Send = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

const senderTo =
  (address: string, token: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([path, answer.ok ? '' : await answer.clone().text()]).toEqual([path, '']);
    return (await answer.json()) as Record<string, unknown>;
  };

/** Stores every payload in every field that accepts it; returns ids for page addresses. */
async function storeThem(send: Send): Promise<{ planId: number; routineId: number }> {
  await send(
    'POST',
    '/api/pain-points',
    Object.fromEntries(BODY_AREAS.map((area) => [area, true])),
  );
  let planId = 0;
  for (const payload of PAYLOADS) {
    const plan = { name: `plan ${payload}`, description: `about ${payload}`, exerciseIds: [1, 2] };
    planId = Number((await send('POST', '/api/custom-plans', plan))['id']);
    await send('POST', '/api/routine-history', {
      name: `done ${payload}`,
      exerciseIds: [1],
      exerciseNames: [`exercise ${payload}`],
      bodyAreas: ['neck'],
      totalDuration: 36,
      exerciseCount: 1,
    });
  }
  const today = new Date().toLocaleDateString('sv-SE');
  const routine = await send('GET', `/api/routines/today?date=${today}`);
  return { planId, routineId: Number(routine['id']) };
}

/** Records dialogs, and requests to other origins. */
function watch(page: Page, address: string): string[] {
  const noted: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) noted.push(url);
  });
  page.on('dialog', (dialog) => {
    noted.push(dialog.message());
    void dialog.dismiss();
  });
  return noted;
}

test('what people write stays text on every page: no script, no picture, no address of others', async ({
  page,
  installation,
}) => {
  test.slow();
  const user = newUser();
  const token = await registerAt(installation, user);
  const send = senderTo(installation, token);
  const { planId, routineId } = await storeThem(send);
  const noted = watch(page, installation);
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('token', value), token);

  const ids: Record<string, number> = { routines: planId, routine: routineId, session: routineId };
  const shown: string[] = [];
  for (const [index, [, { path }]] of ALL_PAGES.entries()) {
    const fullName = `name ${NAMES[index % NAMES.length]}`;
    await send('PUT', '/api/auth/me', { fullName, email: user.email, username: user.username });
    const [, beginning = ''] = path.split('/');
    await page.goto(path.replace(/:\w+/, String(ids[beginning] ?? 1)));
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      shown.push(await page.locator('body').innerText());
    }
    shown.push(await page.locator('body').innerText());
    const ran = await page.evaluate(() => 'ran' in window);
    expect([path, ran, noted, new URL(page.url()).origin]).toEqual([path, false, [], installation]);
  }
  await page.goto(PAGES.profile.path);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: /, 20 routines$/ }).click();
  shown.push(await page.locator('body').innerText());
  expect([await page.evaluate(() => 'ran' in window), noted]).toEqual([false, []]);
  const text = shown.join('\n').replaceAll(/\s+/g, ' ');
  const unseen = (field: string) =>
    PAYLOADS.filter((payload) => !text.includes(`${field} ${payload}`));
  expect([unseen('plan'), unseen('done')]).toEqual([[], []]);
});
