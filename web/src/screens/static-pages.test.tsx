import { PAGES } from '@limber/contract/pages';
import { PUBLIC_PAGES } from '@limber/contract/public-pages';
import { FIGURES_SENTENCE } from '@limber/domain/insight/words';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, openAsStranger, runsTheApp } from '#test/app.tsx';

runsTheApp();

const words = () => screen.getByRole('main').textContent;

test.each([
  ['/terms', /must be 18 or over/],
  ['/terms', /capped at what you paid us over the last 12 months/],
  ['/privacy', /not for children under 13/],
  ['/privacy', /answer privacy requests within 30 days/],
  ['/mission', /What the research supports/],
])(
  '%s says: %s',
  { tags: ['spec:2/static-pages', 'spec:9/legal-numbers', 'spec:silent/research-on-mission-page'] },
  async (path, sentence) => {
    await openAsStranger(path);
    expect(words()).toMatch(sentence);
  },
);

test.each(['/privacy', '/companies'])(
  '%s says what the figures of a team are counted from, and nowhere that nothing is',
  { tags: ['spec:silent/insight-is-told'] },
  async (path) => {
    await openAsStranger(path);
    expect(words()).toContain(FIGURES_SENTENCE);
    expect(words()).not.toMatch(
      /for you alone|nothing else about you|exercises and for nothing else/i,
    );
  },
);

test.each(PUBLIC_PAGES.filter(({ path }) => path !== PAGES.landing.path))(
  '$path has the title in the tab that search engines are told',
  async ({ path, head: { title } }) => {
    await openAsStranger(path);
    expect(`${document.title} · Limber`).toBe(title);
  },
);

test(
  'How to Use has a tip for each thing people ask',
  { tags: ['spec:2/profile-how-to-use', 'spec:silent/see-a-doctor'] },
  async () => {
    await open('/profile?tab=how-to-use');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((tip) => tip.textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        'Make it your own',
        'Listen to your body',
        'Adjust the repetitions',
        'When an exercise makes no sense to you',
        'Chair or standing',
        'Stop and see a doctor if…',
      ]),
    );
    expect(words()).toMatch(/Skip it, do your own version of it/);
    expect(words()).toMatch(/your feedback/);
  },
);
