import type { Side } from '@limber/figure/side';
import type { ExerciseMotion } from '../entry.ts';

/** What is in the picture, by the first part of a view's name; all of the body where it has none. */
const SHOWN: Readonly<Record<string, string>> = {
  upper: 'the upper body',
  bust: 'head and shoulders',
  lower: 'the legs',
  hands: 'both hands',
  hand: 'one hand, close up',
  feet: 'both feet',
  foot: 'one foot, close up',
};
/** Where the camera stands, by the last part of it. */
const FROM: Readonly<Record<string, (near: Side) => string>> = {
  front: () => 'from the front',
  back: () => 'from behind',
  above: () => 'from above',
  behind: (near) => `from behind and a little from the ${near}`,
  right: (near) => `from the front and a little from the ${near === 'left' ? 'right' : 'left'}`,
  side: (near) => `from the ${near}`,
  quarter: (near) => `from the front and a little from the ${near}`,
};

/** From where a motion is seen, and what of the body: "Seen from the left, both feet." `near` is the camera's side. */
export function viewWords(
  { view, inset }: Pick<ExerciseMotion, 'view' | 'inset'>,
  near: Side,
): string {
  const parts = view.split('-');
  const shown = SHOWN[parts[0] ?? ''];
  const from = (FROM[parts.at(-1) ?? ''] ?? FROM['quarter'])?.(near) ?? '';
  const lens = inset === undefined ? '' : ', with a round close-up';
  return `Seen ${from}${shown === undefined ? '' : `, ${shown}`}${lens}.`;
}
