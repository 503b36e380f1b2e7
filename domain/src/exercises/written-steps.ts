import { uncapitalised } from '../capitalised.ts';
import { counted } from '../counted.ts';
import type { AuthoredExercise, Dose, Steps } from './exercise.ts';

type Written = Pick<AuthoredExercise, 'dose' | 'sides'> & { steps: Steps };

/** The steps as they are read: the starting position first, the dose and the other side last. */
export function writtenSteps({ steps, dose, sides }: Written): string[] {
  const { start, out, back, cue, halfway, finish } = steps;
  const isHold = dose.kind === 'hold';
  return [
    start.join(' '),
    ...out,
    ...(isHold ? [cue, `${doseStep(dose)} ${back}`] : [`${back} ${cue}`, doseStep(dose)]),
    ...(halfway === undefined ? [] : [`After half of them: ${uncapitalised(halfway)}`]),
    ...(sides === 'each' ? [otherSideStep(steps)] : []),
    ...(finish === undefined ? [] : [finish]),
  ];
}

/** "Do 6 slow movements, 6 seconds each." or "Hold for 9 seconds, 2 times." */
function doseStep({ kind, count, seconds }: Dose): string {
  const time = counted(seconds, 'second');
  if (kind === 'hold') return `Hold for ${time}${count === 1 ? '' : `, ${count} times`}.`;
  return `Do ${counted(count, 'slow movement')}, ${time}${count === 1 ? '' : ' each'}.`;
}

function otherSideStep({ otherSide }: Steps): string {
  return otherSide === undefined
    ? 'Change sides, and do the same on the left.'
    : `${otherSide} Then do the same.`;
}
