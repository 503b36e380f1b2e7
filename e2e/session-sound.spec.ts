import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { compileScript } from '@limber/domain/player/compile-script';
import type { ScriptExercise } from '@limber/domain/player/workout-script';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

/** Returns the start times of the sounds, in seconds. */
type Heard = (tones: readonly object[], volume: number, seconds: number) => Promise<number[]>;

const aTurn: ScriptExercise = {
  id: 1,
  name: 'JME 1 Slow Turn',
  kind: 'mobility',
  steps: null,
  breathe: '',
  stopWhen: null,
  posture: 'seated',
  place: 'chair',
  sides: 'both',
  dose: { kind: 'repetitions', count: 3, seconds: 4 },
  isKnown: true,
};
const aStretch: ScriptExercise = {
  ...aTurn,
  id: 2,
  name: 'JME 2 Stretch',
  sides: 'each',
  dose: { kind: 'hold', count: 1, seconds: 12 },
};

/** Audible cues; the others only lead up to a movement. */
const SOUNDING = new Set(['rest', 'count', 'hold', 'left', 'return', 'change', 'done']);

const rhythm = (times: number[]) => times.map((at) => (at - (times[0] ?? 0)).toFixed(2));

/** The app's own code for tones, rendered offline in a page. */
async function listen(page: Page): Promise<Heard> {
  const source = readFileSync('web/src/features/player/tones.ts', 'utf8');
  await page.addScriptTag({
    type: 'module',
    content: `${stripTypeScriptTypes(source)}\n;(${inThePage.toString()})(scheduleTones);`,
  });
  await page.waitForFunction(() => 'hear' in window);
  return (tones, volume, seconds) =>
    page.evaluate(
      async ([tones, volume, seconds]) =>
        (window as unknown as { hear: Heard }).hear(tones, volume, seconds),
      [tones, volume, seconds] as const,
    );
}

/** Renders tones faster than real time; returns the start of each sound after a silence. */
function inThePage(schedule: (...args: unknown[]) => () => void) {
  const rate = 8000;
  const hear = async (tones: readonly object[], volume: number, seconds: number) => {
    const context = new OfflineAudioContext(1, rate * seconds, rate);
    schedule(context, tones, volume);
    const samples = (await context.startRendering()).getChannelData(0);
    const begins: number[] = [];
    let silentSince = -Infinity;
    for (const [index, sample] of samples.entries()) {
      if (Math.abs(sample) < 0.001) continue;
      if (index - silentSince > rate / 10) begins.push(index / rate);
      silentSince = index;
    }
    return begins;
  };
  Object.assign(window, { hear });
}

test(
  'every count, hold, way back and change of sides sounds at its exact time',
  { tag: ['@spec:silent/session-by-one-press'] },
  async ({ page }) => {
    const hear = await listen(page);
    const { cues, seconds } = compileScript([aTurn, aStretch]);
    const expected = cues.filter(({ kind }) => SOUNDING.has(kind)).map(({ at }) => at);
    expect(expected).toHaveLength(3 + 1 + 2 * (1 + 1 + 1 + 1) + 1 + 1);
    const begins = await hear(cues, 1, Math.ceil(seconds + 1));
    expect(begins).toHaveLength(expected.length);
    for (const [index, at] of expected.entries()) {
      expect(Math.abs((begins[index] ?? Infinity) - at)).toBeLessThan(0.02);
    }
  },
);

test('counts of both sides sound in the same rhythm', async ({ page }) => {
  const hear = await listen(page);
  const { cues, seconds } = compileScript([{ ...aTurn, sides: 'each' }]);
  const counts = cues.filter(({ kind }) => kind === 'count');
  const begins = await hear(counts, 1, Math.ceil(seconds + 1));
  const [first, second] = [begins.slice(0, 3), begins.slice(3)];
  expect(rhythm(second)).toEqual(rhythm(first));
  expect(rhythm(first)).toEqual(['0.00', '4.00', '8.00']);
});

test('with the volume at nothing, nothing sounds', async ({ page }) => {
  const hear = await listen(page);
  const { cues, seconds } = compileScript([aTurn]);
  expect(await hear(cues, 0, Math.ceil(seconds))).toEqual([]);
});
