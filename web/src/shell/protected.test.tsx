// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  becomeSignedIn,
  becomeSignedOut,
  becomeUnconfirmed,
  becomeUnreachable,
} from '#features/auth/session-store.ts';
import { Protected } from './protected.tsx';

const ADA = {
  id: 1,
  fullName: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.org',
  avatarUrl: null,
  subscriptionTier: 'free',
  role: 'member',
  createdAt: '2026-01-05T08:00:00.000Z',
} as const;

const show = () => render(<Protected>today's routine</Protected>);

beforeEach(() => window.history.replaceState(null, '', '/dashboard?customPlan=3'));
afterEach(() => {
  cleanup();
  act(becomeSignedOut);
  vi.unstubAllGlobals();
});

test('somebody who is signed in sees the screen', () => {
  becomeSignedIn('t', ADA);
  show();
  expect(screen.queryByText("today's routine")).not.toBeNull();
});

test(
  'an anonymous visitor is sent to sign in, and back afterwards',
  { tags: ['spec:2/routes-strangers-sign-in-first'] },
  () => {
    show();
    expect(screen.queryByText("today's routine")).toBeNull();
    expect(window.location.pathname + window.location.search).toBe(
      '/login?returnUrl=%2Fdashboard%3FcustomPlan%3D3',
    );
  },
);

test(
  'nobody is sent anywhere while the token is being checked',
  { tags: ['spec:2/routes-spinner'] },
  () => {
    becomeUnconfirmed('t');
    show();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(window.location.pathname).toBe('/dashboard');
  },
);

test(
  'without a connection one can try again',
  { tags: ['spec:silent/offline-stays-signed-in'] },
  () => {
    const asked = vi.fn<() => Promise<Response>>(() => new Promise(() => {}));
    vi.stubGlobal('fetch', asked);
    localStorage.setItem('token', 't');
    becomeUnreachable('t');
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toHaveBeenCalledOnce();
    expect(window.location.pathname).toBe('/dashboard');
  },
);
