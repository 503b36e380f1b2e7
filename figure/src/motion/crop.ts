import type { Side } from '../pose/side.ts';

/**
 * How much of the figure a picture shows. `knees` is all of it but for the shanks, `upper` ends at the hips,
 * `bust` at the ribs, `lower` begins there; `fingers` is a hand without its forearm, `toes` the front of a foot.
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

/** What of the figure a picture must hold: the crop, and the arms that do something. */
export type Shown = { readonly crop: Crop; readonly arms: readonly Side[] };
