import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setSignedIn, setSignedOut, setUnconfirmed } from '#features/auth/session-store.ts';
import { ADA } from '#test/samples.ts';
import { useForgetSessionAtSignOut } from './forget-at-sign-out.ts';
import { keepSession } from './kept-session.ts';

function Shell() {
  useForgetSessionAtSignOut();
  return null;
}

const session = { day: '2026-01-05', key: 'routine-7', exerciseId: 1, seconds: 3, doneIds: [] };

test('a session under way outlives a reload, and is gone once its user signs out', () => {
  keepSession({ userId: ADA.id, ...session });
  setUnconfirmed('token');
  render(<Shell />);
  act(() => setSignedIn('token', ADA));
  expect(localStorage.length).toBe(1);
  act(() => setSignedOut());
  expect(localStorage.length).toBe(0);
});
