import { listCheckIns } from '@limber/contract/check-ins';
import { localDayOf } from '@limber/domain/time/local-day';
import { addDays } from '@limber/domain/time/month-calendar';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { show } from '#test/show.tsx';
import { FeelingsOverWeeks } from './feelings-over-weeks.tsx';

const TODAY = localDayOf(new Date());

test('each area says how many answers there were, and which', async () => {
  api.answer(listCheckIns, [
    { id: 3, area: 'neck', feeling: 'better', date: TODAY },
    { id: 2, area: 'neck', feeling: 'worse', date: addDays(TODAY, -7) },
    { id: 1, area: 'hips', feeling: 'same', date: addDays(TODAY, -14) },
  ]);
  show(<FeelingsOverWeeks />);
  expect(await screen.findByText('2 answers: 1 better, 1 worse')).toBeDefined();
  expect(screen.getByText('1 answer: 1 same')).toBeDefined();
  expect(screen.getByText(/They say how it felt, not why\./)).toBeDefined();
});

test('before the first answer it says where answers come from', async () => {
  api.answer(listCheckIns, []);
  show(<FeelingsOverWeeks />);
  expect(await screen.findByText(/you are asked how one area feels/)).toBeDefined();
});
