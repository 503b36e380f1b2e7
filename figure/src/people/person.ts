import type { Seat } from '../scene/place.ts';

export const HAIR_STYLES = ['short', 'bun', 'bob', 'curls', 'grey-crop', 'headscarf'] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** Factors of girth; 1 is average. */
export type Build = {
  readonly trunk: number;
  readonly belly: number;
  readonly limbs: number;
  readonly hips: number;
  readonly chest: number;
  readonly neck: number;
  /** Centimetres by which a pregnant belly stands out, and by which the upper back is rounded. */
  readonly child: number;
  readonly stoop: number;
};

type Tones = readonly [lit: string, shade: string];

export type Person = {
  readonly id: string;
  readonly build: Build;
  readonly hairStyle: HairStyle;
  readonly glasses: boolean;
  readonly beard: boolean;
  /** Lines of old age in the face. */
  readonly lined: boolean;
  /** Replaces the chair, such as by a wheelchair. */
  readonly seat: Seat | null;
  readonly sleeves: 'short' | 'long';
  /** Null when covered. */
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
