import type { Dose } from './exercise.ts';

const PLACEHOLDER = /\{(\w+)\}|\{([^/{}]*)\/([^{}]*)\}/g;

/**
 * Fills a dose into the steps. `{count}`, `{half}` and `{seconds}` are its numbers; `{times}` is ", 3 times"
 * after a repeated hold; `{lift/lifts}` takes its first word when the last count or half before it is one.
 * Throws for any other name in braces.
 */
export function fillSteps(steps: readonly string[], dose: Dose): string[] {
  return steps.map((step) => fillStep(step, dose));
}

function fillStep(step: string, { count, seconds }: Dose): string {
  let last = count;
  const numbers: Record<string, number> = { count, seconds, half: Math.floor(count / 2) };
  return step.replaceAll(PLACEHOLDER, (whole, name?: string, one?: string, many?: string) => {
    if (name === undefined) return (last === 1 ? one : many) ?? '';
    if (name === 'times') return count > 1 ? `, ${count} times` : '';
    const number = numbers[name];
    if (number === undefined) throw new Error(`No such number of a dose: ${whole}`);
    if (name !== 'seconds') last = number;
    return `${number}`;
  });
}
