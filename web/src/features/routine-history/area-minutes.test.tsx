import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '#test/show.tsx';
import { AreaMinutes } from './area-minutes.tsx';
import { aDayMoved, yearsMoved } from './test/years-moved.ts';

const MAY = { today: '2026-05-15' };
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('the minutes of each area are those of four weeks, or of the year, the most first', async () => {
  const days = [
    aDayMoved('2025-12-31', { areas: [{ area: 'knees', seconds: 600 }] }),
    aDayMoved('2026-04-17', { areas: [{ area: 'hips', seconds: 600 }] }),
    aDayMoved('2026-04-18', { areas: [{ area: 'neck', seconds: 120 }] }),
  ];
  show(<AreaMinutes progress={yearsMoved(days, MAY)} />);
  expect(rows()).toEqual(['Neck2 minutes']);
  await userEvent.click(screen.getByRole('radio', { name: 'This year' }));
  expect(rows()).toEqual(['Hips10 minutes', 'Neck2 minutes']);
});

test('a time without movement says so', () => {
  show(<AreaMinutes progress={yearsMoved([aDayMoved('2026-01-05')], MAY)} />);
  expect(screen.getByText('Nothing in this time yet.')).toBeDefined();
});
