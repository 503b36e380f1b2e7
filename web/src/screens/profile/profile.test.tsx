import { getPainPoints } from '@limber/contract/pain-points';
import { listRoutineHistory } from '@limber/contract/routine-history';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { updateUser } from '#features/auth/session.ts';
import { api } from '#test/fake-api.ts';
import { ADA, PAIN_POINTS } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { ProfileScreen } from './profile.tsx';

const at = (address: string) => {
  window.history.replaceState(null, '', address);
  return show(<ProfileScreen />);
};
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(() => {
  api.answer(getPainPoints, PAIN_POINTS);
  api.answer(listRoutineHistory, []);
});

test('the card shows who it is and on which plan', { tags: ['spec:2/profile-card'] }, () => {
  at('/profile');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
  expect(screen.queryByText('Ada Lovelace')).not.toBeNull();
  expect(screen.queryByText('ada@example.org')).not.toBeNull();
  expect(screen.queryByText('free plan')).not.toBeNull();
  expect(screen.queryByText('A')).not.toBeNull();
  act(() => updateUser({ ...ADA, fullName: '', subscriptionTier: 'lifetime' }));
  expect(screen.queryByText('ada')).not.toBeNull();
  expect(screen.queryByText('lifetime plan')).not.toBeNull();
});

test.each([
  ['/profile', 'Pain Points'],
  ['/profile?tab=no-such-tab', 'Pain Points'],
  ['/profile?tab=history', 'History'],
  ['/profile?tab=custom-plans', 'Custom Plans'],
  ['/profile?tab=how-to-use', 'How to Use'],
  ['/profile?tab=subscription', 'Subscription'],
  ['/profile?tab=account', 'Account'],
])(
  '%s shows the tab %s',
  { tags: ['spec:2/routes-profile-tab', 'spec:2/profile-tabs'] },
  (address, tab) => {
    at(address);
    expect(chosenTab()).toBe(tab);
  },
);

test('a tab has its address, which the browser can go back from', async () => {
  at('/profile');
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('tab', { name: 'How to Use' }));
  expect(window.location.search).toBe('?tab=how-to-use');
  expect(window.history.length).toBe(entries + 1);
  expect(screen.queryByText(/Stop and see a doctor/)).not.toBeNull();
});

test('sliders that were moved are still so after a look at another tab', async () => {
  at('/profile');
  (await screen.findByRole('slider', { name: 'Neck' })).focus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  expect(screen.queryByRole('slider', { name: 'Neck' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Pain Points' }));
  expect(screen.getByRole('slider', { name: 'Neck' }).getAttribute('aria-valuenow')).toBe('55');
});
