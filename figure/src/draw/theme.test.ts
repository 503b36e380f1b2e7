import { expect, test } from 'vitest';
import { PEOPLE } from '../people/people.ts';
import { GLOW_STOPS } from './glow-spread.ts';
import { bothThemes, glowTones, styleSheet, withStyle } from './theme.ts';

/** The last rule of each selector applies. */
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

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
/** The middle of a glow on a tone: its distance from the tone, its lightness, its share of pure red. */
function glowing(tone: string, glow: string) {
  const [ground, light] = [channels(tone), channels(glow)];
  const { opacity } = GLOW_STOPS[0];
  const seen = ground.map((v, i) => v * (1 - opacity) + (light[i] ?? 0) * opacity);
  return {
    away: Math.hypot(...seen.map((v, i) => v - (ground[i] ?? 0))),
    lighter: sum(seen) - sum(ground),
    red: 1 - Math.min(...seen) / Math.max(...seen),
  };
}

test.each(Object.values(PEOPLE))(
  'the glow on the skin of $id is plain to see and warm: never as red as a wound',
  (person) => {
    for (const theme of ['light', 'dark'] as const) {
      const { away, red } = glowing(person.colours.skin[0], glowTones(person, theme).skin);
      expect(away).toBeGreaterThan(45);
      expect(red).toBeLessThan(0.665);
    }
  },
);

test('on dark skin and on trousers the glow is a light', () => {
  for (const person of [PEOPLE.kofi, PEOPLE.amara]) {
    const tones = glowTones(person, 'light');
    expect(glowing(person.colours.skin[0], tones.skin).lighter).toBeGreaterThan(90);
    expect(glowing(person.colours.trousers[0], tones.trousers).lighter).toBeGreaterThan(90);
  }
});
