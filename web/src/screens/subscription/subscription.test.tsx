import { getSubscription, resumeSubscription } from '@limber/contract/subscription';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSignedIn, setSignedOut } from '#features/auth/session-store.ts';
import { api } from '#test/fake-api.ts';
import { ADA, FREE_SUBSCRIPTION, subscribedTo } from '#test/samples.ts';
import { InstallationContext } from '#installation.ts';
import { INSTALLATION } from '#test/installation.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { SubscriptionScreen } from './subscription.tsx';

const FREE = FREE_SUBSCRIPTION;
const ANNUAL = subscribedTo('annual', { currentPeriodEnd: '2027-03-05T12:00:00.000Z' });

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
const signInAs = (id: number) => setSignedIn('t', { ...ADA, id });

beforeEach(() => {
  signInAs(1);
});
afterEach(() => {
  act(setSignedOut);
});

function show(address = '/subscription') {
  window.history.replaceState(null, '', address);
  render(
    <InstallationContext value={INSTALLATION}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <UiProvider>
          <SubscriptionScreen />
        </UiProvider>
      </QueryClientProvider>
    </InstallationContext>,
  );
}
const notice = () => screen.queryByRole('dialog', { name: 'Limber is free for you' });
const choices = () =>
  screen.queryAllByRole('link', { name: /^Choose / }).map(({ textContent }) => textContent);

test(
  'a free account sees what it has and what it could have, at the advertised prices',
  { tags: ['spec:2/subscription-plans'] },
  async () => {
    answer(200, FREE);
    show();
    expect(await screen.findByText('It costs nothing and does not end.')).toBeTruthy();
    for (const price of ['$0', '$250', '$1,000', '$9.99', '$7.99'])
      expect(screen.getByText(price)).toBeTruthy();
    expect(choices()).toEqual(['Choose Pro', 'Choose Team', 'Choose Annual', 'Choose Lifetime']);
    expect(notice()).toBeNull();
  },
);

const plan = (name: string) => {
  const offer = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!offer) throw new Error(`${name} is no plan of a list`);
  return offer;
};
const besidePrice = (price: string) =>
  screen.getByText(price).parentElement?.parentElement?.textContent;
const pointsOf = (name: string) =>
  within(plan(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test(
  'Free holds basic routines, three areas and basic progress, and says what it is without',
  { tags: ['spec:6/free-tier'] },
  async () => {
    answer(200, FREE);
    show();
    await screen.findByText('It costs nothing and does not end.');
    expect(pointsOf('Free')).toEqual([
      'Basic routines (1-3 min)',
      'Access to 3 body areas',
      'Basic progress tracking',
      'Without: Personalised recommendations',
      'Without: Advanced routines',
    ]);
  },
);

test(
  'Pro and Annual hold all areas, personalised routines and reminders; Lifetime adds support and updates',
  { tags: ['spec:6/pro-and-lifetime-tiers'] },
  async () => {
    answer(200, FREE);
    show();
    await screen.findByText('It costs nothing and does not end.');
    const pro = ['All body areas', 'Personalised routines', 'Custom reminders'];
    expect(pointsOf('Pro')).toEqual(pro);
    expect(pointsOf('Annual')).toEqual(pro);
    expect(pointsOf('Lifetime')).toEqual([...pro, 'Priority support', 'Future updates']);
  },
);

test.each(['monthly', 'yearly'])(
  'how each plan is charged again stands beside its price, with %s prices in front',
  { tags: ['spec:9/prices'] },
  async (billing) => {
    answer(200, FREE);
    show(`/subscription?billing=${billing}`);
    await screen.findByText('It costs nothing and does not end.');
    expect(besidePrice('$250')).toContain(
      '$250per yearRenews by itself each year until you cancel',
    );
    for (const price of ['$9.99', '$7.99'])
      expect(besidePrice(price)).toContain('Renews by itself each month until you cancel');
    expect(besidePrice('$1,000')).toContain('Paid once, never charged again');
  },
);

test(
  'a paid plan says when it renews; offered is only what holds more',
  { tags: ['spec:2/subscription-plans'] },
  async () => {
    answer(200, ANNUAL);
    show();
    expect(await screen.findByText('Renews on March 5, 2027')).toBeTruthy();
    expect(choices()).toEqual(['Choose Team', 'Choose Lifetime']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yearly' }).checked).toBe(true);
  },
);

test('a cancelled plan says when it will end', async () => {
  answer(200, { ...ANNUAL, cancelAtPeriodEnd: true });
  show();
  expect(await screen.findByText('Your subscription will end on March 5, 2027')).toBeTruthy();
});

test(
  'a cancelled plan is resumed where it is read that it ends',
  { tags: ['spec:silent/resume-subscription'] },
  async () => {
    api.answer(getSubscription, () => ({ ...ANNUAL, cancelAtPeriodEnd: true }));
    api.answer(resumeSubscription, () => ANNUAL);
    show();
    const resume = await screen.findByRole('button', { name: 'Resume subscription' });
    api.answer(getSubscription, () => ANNUAL);
    api.answer(resumeSubscription, () => ANNUAL);
    await userEvent.click(resume);
    expect(await screen.findByText('Renews on March 5, 2027')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resume subscription' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Current subscription');
  },
);

test('who has everything for life is offered nothing', async () => {
  answer(200, subscribedTo('lifetime'));
  show();
  expect(await screen.findByText('Paid once, yours for good.')).toBeTruthy();
  expect(choices()).toEqual([]);
});

test(
  'a founding member reads the notice once, and again on demand',
  { tags: ['spec:2/subscription-founding-notice'] },
  async () => {
    answer(200, { ...FREE, foundingMember: true });
    show();
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(notice()).toBeNull());

    cleanup();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'What this means' }));
    expect(notice()).not.toBeNull();
  },
);

test(
  'a founding member sees that they are, and is sold nothing that they have',
  { tags: ['spec:silent/prices-compared'] },
  async () => {
    localStorage.setItem('foundingNoticeRead_1', '2026-01-05T08:00:00.000Z');
    answer(200, { ...FREE, foundingMember: true });
    show();
    // In the current subscription, the column of Pro and the line of Annual.
    expect(await screen.findAllByText('Founding member')).toHaveLength(3);
    expect(choices()).toEqual(['Choose Team', 'Choose Lifetime']);
    expect(screen.queryByText('Without:', { exact: false })).toBeNull();
    expect(screen.getByText('Advanced routines')).toBeTruthy();
    expect(screen.getByText(/^You are a founding member: all body areas/)).toBeTruthy();
  },
);

test('another founding member in the same browser reads the notice too', async () => {
  localStorage.setItem('foundingNoticeRead_1', '2026-01-05T08:00:00.000Z');
  answer(200, { ...FREE, foundingMember: true });
  act(() => signInAs(2));
  show();
  await waitFor(() => expect(notice()).not.toBeNull());
});

test('a subscription that cannot be loaded hides no plan and can be asked for again', async () => {
  answer(503, {});
  show();
  await screen.findByText('Your subscription could not be loaded');
  expect(screen.getByText('$250')).toBeTruthy();
  answer(200, FREE);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('It costs nothing and does not end.')).toBeTruthy();
});

test('a trial that is under way says how long it lasts, and is not offered again', async () => {
  const endsAt = new Date(Date.now() + 13.5 * 86_400_000).toISOString();
  answer(200, { ...FREE, trial: { state: 'active', endsAt } });
  show();
  expect(await screen.findByText(/Everything in Pro is yours until .*: 14 days left/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Start .* free trial$/ })).toBeNull();
});

test.each([
  ['annual', '/subscription?plan=annual', 'You have the Annual plan already.'],
  ['lifetime', '/subscription?plan=annual', /holds everything of Annual already/],
] as const)('on the %s plan, %s asks for no payment', async (tier, address, why) => {
  answer(200, subscribedTo(tier));
  show(address);
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByText('Setting up payment...')).toBeNull();
});

test('a plan that does not exist shows the plans that do', () => {
  answer(200, FREE);
  show('/subscription?plan=gold');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose Your Plan');
});

test(
  'the questions are answered one at a time',
  { tags: ['spec:2/subscription-questions'] },
  async () => {
    answer(200, FREE);
    show();
    const answers = ['Can I cancel anytime?', 'Is there a free trial?'].map((question) =>
      screen.getByText(question).closest('details'),
    );
    expect(answers.map((details) => details?.open)).toEqual([false, false]);
    expect(answers.map((details) => details?.textContent)).toEqual([
      expect.stringContaining('until the end of the period'),
      expect.stringContaining('14 days, once per account, without a card'),
    ]);
    // The browser opens one of several with a common name.
    const [name, ...others] = answers.map((details) => details?.getAttribute('name'));
    expect(name).toBeTruthy();
    expect(others).toEqual([name]);
  },
);
