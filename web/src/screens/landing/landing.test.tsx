import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '#ui/ui-provider.tsx';
import { LandingScreen } from './landing.tsx';

const show = () =>
  render(
    <UiProvider>
      <LandingScreen />
    </UiProvider>,
  );

test(
  'the front page says in four sections what it is, why, how, and how to begin',
  { tags: ['spec:1/front-page-sections'] },
  () => {
    const { container } = show();
    expect(container.querySelectorAll('section')).toHaveLength(4);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        '3-minute joint routines, right from your desk',
        'Why prevention matters',
        'The solution: joint mobility exercises',
        'Stops pain before it starts',
        'Personalised',
        'Fits any schedule',
      ]),
    );
    const ways = screen.getAllByRole('link', { name: 'Get Started' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/register', '/register']);
  },
);

test.each([
  ['38%', 'of workplace injuries are preventable musculoskeletal disorders'],
  ['54%', 'retire early because of untreated injuries'],
  ['$50B', 'annual cost to US employers'],
  ['12 days', 'per year lost to back pain'],
])('prevention matters: %s %s', { tags: ['spec:1/front-page-numbers'] }, (figure, meaning) => {
  show();
  const term = screen.getByText(meaning);
  expect(term.parentElement?.querySelector('dd')?.textContent).toBe(figure);
});
