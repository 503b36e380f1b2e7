import type { Side } from '@limber/figure/side';
import type { ExerciseMotion } from '../entry.ts';

/** The visible part of the body by the first part of a view's name; the whole body without an entry. */
const SHOWN: Readonly<Record<string, string>> = {
  upper: 'the upper body',
  bust: 'head and shoulders',
  lower: 'the legs',
  hands: 'both hands',
  hand: 'one hand, close up',
  feet: 'both feet',
  foot: 'one foot, close up',
};
/** The camera's position by the name's last part. */
const FROM: Readonly<Record<string, (near: Side) => string>> = {
  front: () => 'from the front',
  back: () => 'from behind',
  above: () => 'from above',
  behind: (near) => `from behind and a little from the ${near}`,
  right: (near) => `from the front and a little from the ${near === 'left' ? 'right' : 'left'}`,
  side: (near) => `from the ${near}`,
  quarter: (near) => `from the front and a little from the ${near}`,
};

/** E.g. "Seen from the left, both feet." `near` is the camera's side. */
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
