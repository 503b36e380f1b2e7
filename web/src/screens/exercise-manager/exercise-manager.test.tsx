import { listExercises, type Exercise } from '@limber/contract/exercises';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as marks from '#features/exercise-media/media-marks.tsx';
import { api, refused } from '#test/fake-api.ts';
import { anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { ExerciseManagerScreen } from './exercise-manager.tsx';

const CHIN = 'JME 2 Chin Tuck';
const KNEE = 'JME 10 Knee Lift';
const LIBRARY = [
  anExercise(3, { name: 'Zigzag of Mine', bodyArea: 'knees' }),
  anExercise(4, { name: 'Airplane of Mine' }),
  anExercise(10, { name: KNEE, bodyArea: 'knees' }),
  anExercise(2, { name: CHIN }),
];

/** Only desktops have room for the panel beside the grid. */
const onA = (device: 'desktop' | 'phone') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width >=') && device === 'desktop',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

function open(library: readonly Exercise[] = LIBRARY, address = '/exercise-manager') {
  api.answer(listExercises, [...library]);
  window.history.replaceState(null, '', address);
  show(<ExerciseManagerScreen />);
}
/** Names in the grid, without the heading of the chosen one. */
const cards = async () =>
  (await screen.findAllByRole('heading', { level: 2 }))
    .filter((heading) => heading.closest('li'))
    .map(({ textContent }) => textContent);
const choose = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => onA('desktop'));

test(
  'names that begin with JME come first, by number; the rest follow by alphabet',
  { tags: ['spec:2/manager-order'] },
  async () => {
    open();
    expect(await cards()).toEqual([CHIN, KNEE, 'Airplane of Mine', 'Zigzag of Mine']);
  },
);

test('exercises that were there stay while they cannot be asked for anew', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let works = true;
  api.answer(listExercises, () => (works ? LIBRARY : refused(503)));
  show(
    <QueryClientProvider client={client}>
      <ExerciseManagerScreen />
    </QueryClientProvider>,
  );
  await cards();
  works = false;
  await act(() => client.refetchQueries({ queryKey: ['exercises'] }));
  expect(await cards()).toHaveLength(LIBRARY.length);
});

test(
  'typing narrows the grid and says how many are left',
  { tags: ['spec:2/manager-search'] },
  async () => {
    open();
    await cards();
    await userEvent.type(screen.getByRole('searchbox'), 'of mine');
    await waitFor(async () =>
      expect(await cards()).toEqual(['Airplane of Mine', 'Zigzag of Mine']),
    );
    expect(screen.getByText('2 exercises').tagName).toBe('OUTPUT');
  },
);

test(
  'the filter offers all body areas and those that are present, and narrows the grid',
  { tags: ['spec:2/manager-area-filter'] },
  async () => {
    open();
    await cards();
    screen.getByRole('combobox', { name: 'Body area' }).focus();
    await userEvent.keyboard('{Enter}');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All Body Areas',
      'Neck',
      'Knees',
    ]);
    screen.getByRole('option', { name: 'Knees' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await cards()).toEqual([KNEE, 'Zigzag of Mine']));
    expect(window.location.search).toBe('?area=knees');
  },
);

test(
  'words and area stand in the address, and an address brings them back',
  { tags: ['spec:2/manager-search'] },
  async () => {
    open(LIBRARY, '/exercise-manager?area=knees&q=lift');
    expect(await cards()).toEqual([KNEE]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lift');
    expect(screen.getByRole('combobox').textContent).toBe('Knees');
  },
);

test(
  'filters that match nothing are cleared together',
  { tags: ['spec:2/manager-no-matches'] },
  async () => {
    open(LIBRARY, '/exercise-manager?area=knees&q=chin');
    await screen.findByRole('heading', { name: 'No exercises found matching your filters' });
    expect(screen.queryByText(/^Choose an exercise/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await cards()).toHaveLength(LIBRARY.length));
    expect(window.location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  },
);

test('where there are no exercises, there are no filters to clear', async () => {
  open([]);
  await screen.findByText('There is nothing here yet.');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('while the exercises load it says so, and shows the shape of the grid', async () => {
  api.answer(listExercises, () => new Promise(() => {}));
  show(<ExerciseManagerScreen />);
  await screen.findByText('Loading exercises');
  expect(document.querySelectorAll('.animate-breathe').length).toBeGreaterThan(6);
});

test('exercises that cannot be loaded can be asked for again', async () => {
  let works = false;
  api.answer(listExercises, () => (works ? LIBRARY : refused(503)));
  show(<ExerciseManagerScreen />);
  await screen.findByText('Error loading exercises');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(LIBRARY.length);
});

test('all of 300 exercises have a card', { tags: ['spec:2/manager-grid'] }, async () => {
  open(Array.from({ length: 300 }, (_, index) => anExercise(index + 1)));
  await waitFor(async () => expect(await cards()).toHaveLength(300));
  screen.getByText('300 exercises');
});

test('words that are typed render no card anew', async () => {
  const spy = vi.spyOn(marks, 'MediaMarks');
  open();
  await waitFor(async () => expect(await cards()).toHaveLength(LIBRARY.length));
  const before = spy.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(LIBRARY.length);
  await userEvent.type(screen.getByRole('searchbox'), 'chin');
  await waitFor(async () => expect(await cards()).toEqual([CHIN]));
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(async () => expect(await cards()).toHaveLength(LIBRARY.length));
  expect(spy).toHaveBeenCalledTimes(before);
});

test(
  'on a desktop the chosen exercise stands beside the grid, with its media and the focus',
  { tags: ['spec:2/manager-side-panel'] },
  async () => {
    open([anExercise(2, { name: CHIN, imageUrl: '/media/only.webp' })]);
    await choose(CHIN);
    const panel = within(screen.getByRole('region', { name: CHIN }));
    expect(panel.getByRole('img').getAttribute('src')).toBe('/media/only.webp');
    expect(document.activeElement).toBe(panel.getByRole('heading', { name: CHIN }));
    expect(screen.getByRole('button', { name: CHIN }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('the panel is closed by %s, and the focus is back on the card', async (_way, close) => {
  open();
  await choose(KNEE);
  await close();
  expect(screen.queryByRole('region', { name: KNEE })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: KNEE }));
});

test('where its card is hidden, closing the panel leads to the search', async () => {
  open();
  await choose(KNEE);
  await userEvent.type(screen.getByRole('searchbox'), 'chin');
  await waitFor(async () => expect(await cards()).toEqual([CHIN]));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('another search does not put away the exercise that is open', async () => {
  open();
  await choose(KNEE);
  await userEvent.type(screen.getByRole('searchbox'), 'chin');
  await waitFor(async () => expect(await cards()).toEqual([CHIN]));
  expect(screen.queryByRole('region', { name: KNEE })).not.toBeNull();
});

test(
  'on a phone the chosen exercise comes in front of the grid',
  { tags: ['spec:2/manager-side-panel'] },
  async () => {
    onA('phone');
    open();
    await choose(CHIN);
    const dialog = within(screen.getByRole('dialog', { name: CHIN }));
    dialog.getByText('Image not available');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
