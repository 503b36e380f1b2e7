import { expect, test } from 'vitest';
import { PEOPLE } from '../people/people.ts';
import { bothThemes, styleSheet, withStyle } from './theme.ts';

/** The last rule of each selector, which is the one that applies. */
const cascade = (css: string) =>
  new Map([...css.matchAll(/(\.[\w.-]+)\{([^}]*)\}/g)].map(([, name, rule]) => [name, rule]));

test.each(Object.values(PEOPLE))('both themes of $id are its light and its dark one', (person) => {
  const css = bothThemes(person);
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme:dark){');
  expect(light).toBe(styleSheet(person, 'light'));
  expect(cascade(light + dark)).toEqual(cascade(styleSheet(person, 'dark')));
  expect(dark.endsWith('}}')).toBe(true);
});

test('the dark half of both themes repeats nothing', () => {
  const [light = '', dark = ''] = bothThemes(PEOPLE.mei).split('@media');
  for (const [name, rule] of cascade(dark)) expect(cascade(light).get(name)).not.toBe(rule);
  expect(dark).not.toContain('.skin{');
});

/** The sum of the three channels of a fill. */
const brightness = (rule = '') =>
  [1, 3, 5].reduce((sum, i) => sum + Number.parseInt(rule.slice(5 + i, 7 + i), 16), 0);

test('trousers and hair are lighter on the dark panel, skin and shirt stay', () => {
  const [light, dark] = [styleSheet(PEOPLE.tom, 'light'), styleSheet(PEOPLE.tom, 'dark')].map(
    cascade,
  );
  for (const name of ['.skin', '.shirt', '.shirt.shade'])
    expect(dark?.get(name)).toBe(light?.get(name));
  for (const name of ['.hair', '.trousers', '.trousers.shade']) {
    expect(brightness(dark?.get(name))).toBeGreaterThan(brightness(light?.get(name)));
  }
});

test('a drawing carries its style, and its panel where it is asked for', () => {
  const svg = '<svg viewBox="0 0 1 1"><path class="skin"/></svg>';
  expect(withStyle(svg, '.skin{fill:red}')).toBe(
    '<svg viewBox="0 0 1 1"><style>.skin{fill:red}</style><path class="skin"/></svg>',
  );
  expect(withStyle(svg, '', true)).toContain('</style><rect class="panel"');
});
