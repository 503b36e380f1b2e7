import { getMe } from '@limber/contract/auth';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setSignedIn, setUnconfirmed, setUnreachable } from '#features/auth/session-store.ts';
import { api } from '#test/fake-api.ts';
import { ADA } from '#test/samples.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Protected } from './protected.tsx';

const show = () => render(<Protected>today's routine</Protected>);

beforeEach(() => window.history.replaceState(null, '', '/dashboard?customPlan=3'));

test('somebody who is signed in sees the screen', () => {
  setSignedIn('t', ADA);
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
    setUnconfirmed('t');
    show();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(window.location.pathname).toBe('/dashboard');
  },
);

test(
  'without a connection one can try again',
  { tags: ['spec:silent/offline-stays-signed-in'] },
  () => {
    api.delay(getMe);
    localStorage.setItem('token', 't');
    setUnreachable('t');
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(api.sent(getMe)).toHaveLength(1);
    expect(window.location.pathname).toBe('/dashboard');
  },
);

test('once the connection is back the focus is at the heading of what comes', async () => {
  setUnreachable('t');
  render(
    <Protected>
      <PageHeading title="Dashboard">Dashboard</PageHeading>
    </Protected>,
  );
  screen.getByRole('button', { name: 'Try again' }).focus();
  act(() => setSignedIn('t', ADA));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }));
});
