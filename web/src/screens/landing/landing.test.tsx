import { areaLabel, BODY_AREAS } from '@limber/domain/body-areas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '#ui/ui-provider.tsx';
import { LandingScreen } from './landing.tsx';

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <LandingScreen />
      </UiProvider>
    </QueryClientProvider>,
  );
const section = (heading: string) => {
  const found = screen.getByRole('heading', { name: heading }).closest('section');
  if (!found) throw new Error(`no section ${heading}`);
  return found;
};

test(
  'the front page says in four tall sections what it is, why, how, and how to begin',
  { tags: ['spec:1/front-page-sections'] },
  () => {
    show();
    const tall = [...document.querySelectorAll('section')].filter(({ classList }) =>
      classList.contains('min-h-[70vh]'),
    );
    expect(tall).toEqual(
      [
        '3-minute joint routines, right from your desk',
        'Why prevention matters',
        'The solution: joint mobility exercises',
        'Your next three minutes can be these',
      ].map(section),
    );
    const points = within(section('The solution: joint mobility exercises'))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(points).toEqual(['Stops pain before it starts', 'Personalised', 'Fits any schedule']);
    const ways = screen.getAllByRole('link', { name: 'Get Started' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/register', '/register']);
  },
);

test('the front page keeps nothing in the browser of somebody who only looks', () => {
  show();
  expect(screen.getByRole('list', { name: 'This week', hidden: true })).toBeDefined();
  expect(localStorage).toHaveLength(0);
});

test('the front page says what an employer sees, names, figures and accounts as well', () => {
  show();
  const { textContent } = section('What your employer sees of your pain: nothing.');
  for (const seen of ['your name', 'figures a quarter about all together', 'Administrators see']) {
    expect(textContent).toContain(seen);
  }
});

test.each([
  ['38%', 'of workplace injuries are preventable musculoskeletal disorders', /30% of cases/],
  ['54%', 'retire early because of untreated injuries', /could not trace/],
  ['$50B', 'annual cost to US employers', /National Research Council, 2001/],
  ['12 days', 'per year lost to back pain', /could not trace/],
])(
  'prevention matters: %s %s, and what is known of its source',
  { tags: ['spec:1/front-page-numbers', 'spec:silent/front-page-sources'] },
  (figure, meaning, source) => {
    show();
    const [number, origin] = screen.getByText(meaning).parentElement?.querySelectorAll('dd') ?? [];
    expect(number?.textContent).toBe(figure);
    expect(origin?.textContent).toMatch(source);
  },
);

test('each area has a figure beside the body that is described, and moves by CSS', () => {
  show();
  const figures = screen.getAllByRole('figure');
  expect(figures.map((figure) => figure.dataset['area'])).toEqual([...BODY_AREAS]);
  for (const figure of figures) {
    const drawings = [...figure.querySelectorAll('img')];
    expect(drawings.filter(({ alt }) => alt !== '')).toHaveLength(1);
    const turns = drawings.map(({ style }) => `${style.animationName} ${style.animationDelay}`);
    expect(new Set(turns).size).toBe(drawings.length);
  }
});

test('what is touched is sent to the page that starts it', () => {
  show();
  const form = section('3-minute joint routines, right from your desk').querySelector('form');
  expect(form?.getAttribute('action')).toBe('/try');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^(?!Pause)/ });
  expect(boxes.map(({ name, value }) => `${name}=${value}`)).toEqual(
    BODY_AREAS.map((area) => `area=${area}`),
  );
});

test('each of the nine areas has an exercise of its own that can be started', () => {
  show();
  const tiles = within(section('The solution: joint mobility exercises'));
  const names = tiles.getAllByRole('listitem').flatMap((item) =>
    within(item)
      .queryAllByRole('button')
      .map((button) => button.textContent ?? ''),
  );
  expect(names.map((name, index) => name.startsWith(areaLabel(BODY_AREAS[index] ?? '')))).toEqual(
    BODY_AREAS.map(() => true),
  );
  expect(new Set(names).size).toBe(BODY_AREAS.length);
});

test('a buyer can be sent to the part that concerns them', () => {
  show();
  const parts = ['how', 'research', 'privacy', 'companies', 'prices', 'questions'];
  expect(parts.filter((id) => document.getElementById(id) === null)).toEqual([]);
  expect(section('For companies').textContent).toContain('npm install && npm start');
});
