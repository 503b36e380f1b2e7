import { listReceipts } from '@limber/contract/receipts';
import {
  cancelSubscription,
  getSubscription,
  resumeSubscription,
  startTrial,
  type Subscription,
} from '@limber/contract/subscription';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { api, refused } from '#test/fake-api.ts';
import { FREE_SUBSCRIPTION, RECEIPT, subscribedTo } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { SubscriptionTab } from './subscription-tab.tsx';

const FREE = FREE_SUBSCRIPTION;
const PRO = subscribedTo('pro', { currentPeriodEnd: new Date(2026, 5, 30, 12).toISOString() });

type Answer = () => Response;
async function open(subscription: Subscription, cancel?: Answer, resume?: Answer) {
  let kept = subscription;
  api.answer(getSubscription, () => kept);
  api.answer(listReceipts, []);
  api.answer(cancelSubscription, () => {
    if (cancel) return cancel();
    kept = { ...kept, cancelAtPeriodEnd: true };
    return kept;
  });
  api.answer(resumeSubscription, () => {
    if (resume) return resume();
    kept = { ...kept, cancelAtPeriodEnd: false };
    return kept;
  });
  show(<SubscriptionTab />);
  await screen.findByRole('heading', { level: 2 });
}

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const cancelButton = () => screen.queryByRole('button', { name: 'Cancel subscription' });
async function cancel() {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
}

test(
  'the free plan offers an upgrade',
  { tags: ['spec:2/profile-subscription-free'] },
  async () => {
    await open(FREE);
    expect(heading()).toBe('Free Plan');
    expect(link('Upgrade Now')).toBe('/subscription');
    expect(link('Manage Subscription')).toBe('/subscription');
    expect(cancelButton()).toBeNull();
    expect(screen.queryByText(/first 100 members/)).toBeNull();
  },
);

test('a founding member has everything of Pro', async () => {
  await open({ ...FREE, foundingMember: true });
  expect(screen.queryByText(/everything in Pro is yours, free, for good/)).not.toBeNull();
  expect(screen.queryByText(/Only Team and Lifetime add something/)).not.toBeNull();
});

test.each(['lifetime', 'team'] as const)(
  'a founding member with %s is not told to add what they have',
  async (tier) => {
    await open({ ...subscribedTo(tier), foundingMember: true });
    expect(screen.queryByText(/everything in Pro is yours, free, for good/)).not.toBeNull();
    expect(screen.queryByText(/add something/)).toBeNull();
  },
);

test(
  'a paid plan shows its name, its status and when it renews',
  { tags: ['spec:2/profile-subscription-paid'] },
  async () => {
    await open(PRO);
    expect(heading()).toBe('Pro Plan');
    expect(screen.queryByText('Active')).not.toBeNull();
    expect(screen.queryByText('June 30, 2026')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull();
  },
);

test(
  'cancelling asks first, then says until when the subscription stays',
  {
    tags: [
      'spec:1/cancel-a-subscription',
      'spec:2/profile-subscription-cancelled',
      'spec:8/success-cancelled',
    ],
  },
  async () => {
    await open(PRO);
    await cancel();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Subscription Cancelled',
        description: 'Your subscription stays active until June 30, 2026.',
      }),
    );
    expect(await screen.findByText('Your subscription will end on June 30, 2026')).not.toBeNull();
    const sent = api.sent(cancelSubscription)[0];
    expect(sent?.body).toEqual({});
    expect(cancelButton()).toBeNull();
  },
);

test(
  'a subscription that could not be cancelled goes on',
  { tags: ['spec:8/failures-cancel-subscription'] },
  async () => {
    await open(PRO, () => refused(503, 'Please try again in a minute.'));
    await cancel();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Failed to cancel subscription. Please try again.',
        description: 'Please try again in a minute.',
      }),
    );
    await waitFor(() => expect(cancelButton()).not.toBeNull());
  },
);

test(
  'a cancelled subscription is resumed by one press, and says when it renews',
  { tags: ['spec:silent/resume-subscription'] },
  async () => {
    await open({ ...PRO, cancelAtPeriodEnd: true });
    await userEvent.click(screen.getByRole('button', { name: 'Resume subscription' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Subscription Resumed',
        description: 'It renews on June 30, 2026.',
      }),
    );
    await waitFor(() => expect(cancelButton()).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Resume subscription' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  },
);

test('a subscription that could not be resumed still ends, and says why', async () => {
  await open({ ...PRO, cancelAtPeriodEnd: true }, undefined, () =>
    refused(503, 'Please try again in a minute.'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Resume subscription' }));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Failed to resume subscription. Please try again.',
      description: 'Please try again in a minute.',
    }),
  );
  expect(screen.queryByText('Your subscription will end on June 30, 2026')).not.toBeNull();
});

test('what goes on offers nothing to resume', async () => {
  await open(PRO);
  expect(screen.queryByRole('button', { name: 'Resume subscription' })).toBeNull();
});

test.each([
  ['team', true],
  ['annual', true],
  ['lifetime', false],
] as const)(
  'whether a %s plan can be cancelled: %s',
  { tags: ['spec:2/profile-subscription-paid'] },
  async (tier, possible) => {
    await open({ ...PRO, tier, ...(tier === 'lifetime' && { currentPeriodEnd: null }) });
    expect(cancelButton() !== null).toBe(possible);
  },
);

test(
  'the trial begins with one press, without a card, and says how long it lasts',
  { tags: ['spec:9/trial'] },
  async () => {
    const endsAt = new Date(Date.now() + 13.9 * 86_400_000).toISOString();
    let kept = FREE;
    api.answer(getSubscription, () => kept);
    api.answer(listReceipts, []);
    api.answer(startTrial, () => {
      kept = { ...FREE, trial: { state: 'active', endsAt } };
      return kept;
    });
    show(<SubscriptionTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Start 14-day free trial' }));
    expect(await screen.findByText('14 days left')).not.toBeNull();
    expect(currentToast()?.title).toBe('Your free trial has begun');
    expect(screen.queryByRole('button', { name: /free trial$/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  },
);

test('a trial that cannot begin says why', async () => {
  api.answer(getSubscription, () => FREE);
  api.answer(listReceipts, []);
  api.refuse(startTrial, 422, 'Your free trial has been used.');
  show(<SubscriptionTab />);
  await userEvent.click(await screen.findByRole('button', { name: 'Start 14-day free trial' }));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'The free trial could not begin',
      description: 'Your free trial has been used.',
    }),
  );
});

test('after the trial, and after a subscription, the free plan is what is left', async () => {
  await open({
    ...FREE,
    status: 'canceled',
    currentPeriodEnd: new Date(2026, 5, 30, 12).toISOString(),
    trial: { state: 'used', endsAt: '2026-01-19T08:00:00.000Z' },
  });
  expect(heading()).toBe('Free Plan');
  expect(screen.queryByText(/Your subscription ended on June 30, 2026/)).not.toBeNull();
  expect(screen.queryByText(/Your free trial has been used/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: /free trial$/ })).toBeNull();
});

test('a team reads for how many users it pays', async () => {
  await open(subscribedTo('team', { users: 8 }));
  expect(screen.queryByText('8')).not.toBeNull();
});

test(
  'each payment has a line, with what it was for, what became of it, and its receipt',
  { tags: ['spec:silent/receipts'] },
  async () => {
    const pack = {
      ...RECEIPT,
      number: '20260104-1',
      bought: 'premiumPack',
      refundedCents: 999,
    } as const;
    api.answer(getSubscription, () => PRO);
    api.answer(listReceipts, () => [RECEIPT, pack]);
    show(<SubscriptionTab />);
    const list = within(await screen.findByRole('region', { name: 'Receipts' }));
    const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/Limber Pro.*\$9\.99.*January 5, 2026.*Paid/);
    expect(lines[1]).toMatch(/Premium Exercise Pack.*Refunded/);
    expect(link(`Receipt ${RECEIPT.number}`)).toBe(`/receipts/${RECEIPT.number}`);
  },
);

test('receipts that could not be loaded are asked for again', async () => {
  let isBroken = true;
  api.answer(getSubscription, () => PRO);
  api.answer(listReceipts, () => (isBroken ? refused(503, 'Later.') : [RECEIPT]));
  show(<SubscriptionTab />);
  await screen.findByText('Your receipts could not be loaded');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Receipts' })).not.toBeNull();
});

test('who pays for a team is told that everybody in it loses the plan', async () => {
  await open({ ...subscribedTo('team', { currentPeriodEnd: null }), paidByTeam: false });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('Everybody in your team');
});
