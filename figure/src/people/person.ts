import type { Seat } from '../scene/place.ts';

export const HAIR_STYLES = ['short', 'bun', 'bob', 'curls', 'grey-crop', 'headscarf'] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** Factors of the girth of parts of the body; 1 is the average build. */
export type Build = {
  readonly trunk: number;
  readonly belly: number;
  readonly limbs: number;
  readonly hips: number;
  readonly chest: number;
  readonly neck: number;
  /** Centimetres by which a belly with a child stands out, and by which the upper back is rounded. */
  readonly child: number;
  readonly stoop: number;
};

/** A lit and a shaded tone. */
type Tones = readonly [lit: string, shade: string];

export type Person = {
  readonly id: string;
  readonly build: Build;
  readonly hairStyle: HairStyle;
  readonly glasses: boolean;
  readonly beard: boolean;
  /** Whether a long life has left lines in the face. */
  readonly lined: boolean;
  /** What this person sits on, wherever others would sit on the chair that stands there. */
  readonly seat: Seat | null;
  readonly sleeves: 'short' | 'long';
  /** A ribbed edge, one that is folded over, or a wide neck without one; null where something covers it. */
  readonly collar: 'ribbed' | 'folded' | 'open' | null;
  readonly colours: {
    readonly skin: Tones;
    readonly nail: Tones;
    readonly hair: Tones;
    readonly brow: string;
    readonly lip: string;
    readonly shirt: Tones;
    readonly trousers: Tones;
  };
};
