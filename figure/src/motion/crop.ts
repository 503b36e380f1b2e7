import type { Side } from '../pose/side.ts';

/**
 * The visible part of the figure. `knees`: all but the shanks. `upper` ends at the hips, `bust` at the ribs,
 * `lower` begins there. `fingers`: a hand without its forearm. `toes`: the front of a foot.
 */
export type Crop =
  | 'full'
  | 'knees'
  | 'upper'
  | 'lower'
  | 'bust'
  | 'hands'
  | 'hand'
  | 'feet'
  | 'foot'
  | 'fingers'
  | 'toes';

export type Shown = { readonly crop: Crop; readonly arms: readonly Side[] };
