import {
  changePainPoints,
  getPainPoints,
  type PainPointsRecord,
} from '@limber/contract/pain-points';
import { getHealthCard } from '@limber/contract/health-card';
import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { aPainPointsRecord } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { PainPointsTab } from './pain-points-tab.tsx';

const THIRDS = {
  ...aPainPointsRecord,
  hips: true,
  knees: true,
  neckWeight: 34,
  hipsWeight: 33,
  kneesWeight: 33,
};

/** The server keeps changes. */
async function open(record: PainPointsRecord = THIRDS) {
  let saved = record;
  api.answer(getPainPoints, () => saved);
  api.answer(changePainPoints, ({ body }) => {
    saved = { ...record, ...(body as object) };
    return saved;
  });
  show(<PainPointsTab />);
  await screen.findByRole('switch', { name: 'Neck' });
  return () => api.sent(changePainPoints).at(-1)?.body;
}

const slider = (area: string) => screen.getByRole('slider', { name: area });
const percents = () =>
  screen.queryAllByRole('slider').map((each) => each.getAttribute('aria-valuetext'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
async function move(area: string, keys: string) {
  slider(area).focus();
  await userEvent.keyboard(keys);
}

test(
  'one switch for each of the nine areas, one slider for each selected one',
  { tags: ['spec:2/profile-area-switches'] },
  async () => {
    await open();
    expect(screen.getAllByRole('switch')).toHaveLength(9);
    expect(percents()).toEqual(['34 percent', '33 percent', '33 percent']);
  },
);

test(
  'weights that are all zero are shown evenly split',
  { tags: ['spec:4/weights-load'] },
  async () => {
    await open({ ...THIRDS, neckWeight: 0, hipsWeight: 0, kneesWeight: 0 });
    expect(percents()).toEqual(['34 percent', '33 percent', '33 percent']);
    expect(button('Save Weights').disabled).toBe(true);
  },
);

test(
  'without areas there is nothing to distribute',
  { tags: ['spec:2/profile-no-areas'] },
  async () => {
    await open({ ...aPainPointsRecord, neck: false, neckWeight: 0 });
    expect(
      screen.queryByText(
        'Select pain points first to configure exercise distribution percentages.',
      ),
    ).not.toBeNull();
  },
);

test(
  'a slider that is moved says what is missing, until the total is 100 again',
  {
    tags: [
      'spec:2/profile-weight-sliders',
      'spec:4/weights-save',
      'spec:5/weights-total-colour',
      'spec:5/weights-over-or-under',
      'spec:5/weights-ready-to-save',
      'spec:8/success-weights',
    ],
  },
  async () => {
    const lastChange = await open();
    expect(button('Save Weights').disabled).toBe(true);
    await move('Neck', '{ArrowRight}{ArrowRight}');
    expect(screen.queryByText('Total must equal 100%. Currently over by 6%')).not.toBeNull();
    expect(screen.queryByText('106%')?.closest('p')?.className).toContain('text-wrong');
    expect(button('Save Weights').disabled).toBe(true);

    await move('Hips', '{ArrowLeft}{ArrowLeft}');
    expect(percents()).toEqual(['40 percent', '27 percent', '33 percent']);
    expect(
      screen.queryByText(
        'Ready to save! Your exercises will be distributed according to these percentages.',
      ),
    ).not.toBeNull();
    expect(screen.queryByText('100%')?.closest('p')?.className).toContain('text-good');

    await press('Save Weights');
    await waitFor(() => expect(currentToast()?.title).toBe('Weights saved'));
    expect(lastChange()).toMatchObject({ neckWeight: 40, hipsWeight: 27, kneesWeight: 33 });
    await waitFor(() => expect(button('Save Weights').disabled).toBe(true));
    expect(percents()).toEqual(['40 percent', '27 percent', '33 percent']);
  },
);

test('weights that were not saved are not given up without a word', async () => {
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Elbows' }));
  await waitFor(() => expect(percents()).toHaveLength(4));
  expect(currentToast()?.title).not.toBe('Shared evenly again');
  await move('Neck', '{ArrowRight}');
  await userEvent.click(screen.getByRole('switch', { name: 'Elbows' }));
  expect(currentToast()).toMatchObject({
    title: 'Shared evenly again',
    description: 'The weights you had not saved are gone: they were for other areas.',
  });
  await waitFor(() => expect(percents()).toEqual(['34 percent', '33 percent', '33 percent']));
});

test(
  'too little is said too, and an even distribution is one press away',
  { tags: ['spec:2/profile-distribute-evenly', 'spec:5/weights-over-or-under'] },
  async () => {
    await open();
    await move('Neck', '{Home}');
    expect(screen.queryByText('Total must equal 100%. Currently under by 34%')).not.toBeNull();
    await press('Distribute Evenly');
    expect(percents()).toEqual(['34 percent', '33 percent', '33 percent']);
    expect(button('Save Weights').disabled).toBe(false);
  },
);

test(
  'switching an area on shares evenly and saves at once, also over moved sliders',
  { tags: ['spec:4/area-toggle-splits-evenly'] },
  async () => {
    const lastChange = await open();
    await move('Neck', '{End}');
    await userEvent.click(screen.getByRole('switch', { name: 'Elbows' }));
    expect(percents()).toEqual(['25 percent', '25 percent', '25 percent', '25 percent']);
    await waitFor(() =>
      expect(lastChange()).toMatchObject({
        elbows: true,
        elbowsWeight: 25,
        neckWeight: 25,
        shoulders: false,
        shouldersWeight: 0,
      }),
    );
  },
);

test('a switch that could not be saved goes back, and says so', async () => {
  await open();
  api.refuse(changePainPoints, 403, 'The free plan covers three areas');
  await userEvent.click(screen.getByRole('switch', { name: 'Elbows' }));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Failed to update your preferences. Please try again.',
      description: 'The free plan covers three areas',
    }),
  );
  expect(screen.getByRole('switch', { name: 'Elbows' }).getAttribute('aria-checked')).toBe('false');
  expect(percents()).toHaveLength(3);
});

test(
  'weights that could not be saved stay as they were moved',
  { tags: ['spec:8/failures-weights'] },
  async () => {
    await open();
    api.break(changePainPoints);
    await move('Neck', '{Home}');
    await move('Hips', '{ArrowRight}'.repeat(8));
    expect(percents()).toEqual(['0 percent', '67 percent', '33 percent']);
    await press('Save Weights');
    await waitFor(() =>
      expect(currentToast()?.title).toBe('Failed to update weights. Please try again.'),
    );
    expect(percents()).toEqual(['0 percent', '67 percent', '33 percent']);
    expect(button('Save Weights').disabled).toBe(false);
  },
);

test(
  'preferences that could not be saved can be saved again',
  { tags: ['spec:8/failures-preferences'] },
  async () => {
    await open();
    api.break(changePainPoints);
    await press('Save Preferences');
    await waitFor(() =>
      expect(currentToast()?.title).toBe('Failed to update your preferences. Please try again.'),
    );
    expect(button('Save Preferences').disabled).toBe(false);
  },
);

test(
  'saving the preferences keeps weights that were chosen earlier',
  { tags: ['spec:2/profile-save-preferences', 'spec:8/success-pain-points'] },
  async () => {
    const chosen = { ...THIRDS, neckWeight: 80, hipsWeight: 10, kneesWeight: 10 };
    const lastChange = await open(chosen);
    await press('Save Preferences');
    await waitFor(() => expect(currentToast()?.title).toBe('Pain points saved'));
    expect(lastChange()).toMatchObject({ neck: true, neckWeight: 80, hipsWeight: 10, knees: true });
  },
);

test(
  '"Saving..." stands on the button while it saves',
  { tags: ['spec:2/profile-save-preferences'] },
  async () => {
    await open();
    const answer = api.delay(changePainPoints);
    await press('Save Preferences');
    expect(await screen.findByRole('button', { name: 'Saving...' })).not.toBeNull();
    answer(THIRDS);
    expect(await screen.findByRole('button', { name: 'Save Preferences' })).not.toBeNull();
  },
);

test('pain points that could not be loaded can be asked for again', async () => {
  api.answer(getHealthCard, EMPTY_HEALTH_CARD);
  api.refuse(getPainPoints, 500, 'Out of order.');
  show(<PainPointsTab />);
  expect((await screen.findByRole('alert')).textContent).toContain('Out of order.');
  api.answer(getPainPoints, THIRDS);
  await press('Try again');
  expect(await screen.findByRole('switch', { name: 'Neck' })).not.toBeNull();
});

test('the health card comes together with what stands above it, which would push it down', async () => {
  api.answer(getHealthCard, () => EMPTY_HEALTH_CARD);
  const seen: boolean[] = [];
  const observer = new MutationObserver(() => {
    const isAboveThere = screen.queryByRole('switch', { name: 'Neck' }) !== null;
    if (screen.queryByText('Health card')) seen.push(isAboveThere);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await open();
  await screen.findByText('Health card');
  observer.disconnect();
  expect(seen[0]).toBe(true);
});
