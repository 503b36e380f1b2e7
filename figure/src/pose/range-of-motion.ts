/** Degrees. */
export type Range = readonly [least: number, greatest: number];

/**
 * Normal adult range of motion in degrees, in the signs of pose.ts.
 *
 * Sources: Norkin & White, Measurement of Joint Motion, Appendix A (columns AAOS, AMA, Boone & Azen 1979); CDC
 * Normal Joint Range of Motion Study (Soucie et al., Haemophilia 2011;17:500). Spinal figures vary between
 * sources (thoracic flexion 20-45, lumbar 40-60). Scapular protraction and ankle eversion come from secondary
 * sources. Eyes turn further than the 30 and 25 here, but then the head comes along. `neck.retract` is a glide
 * in centimetres. Axial rotation of the bent knee, + internal: Kapandji, The Physiology of the Joints, vol. 2
 * (40 external, 30 internal at 90 of flexion).
 */
export const AXIAL_RANGES = {
  'lumbar.flex': [-25, 50],
  'lumbar.lat': [-20, 20],
  'lumbar.rot': [-10, 10],
  'thoracic.flex': [-20, 35],
  'thoracic.lat': [-20, 20],
  'thoracic.rot': [-35, 35],
  'neck.flex': [-45, 45],
  'neck.lat': [-45, 45],
  'neck.rot': [-60, 60],
  'neck.retract': [-5, 4],
  'eyes.rot': [-30, 30],
  'eyes.up': [-25, 25],
} as const satisfies Record<string, Range>;

export const FINGERS = ['index', 'middle', 'ring', 'little'] as const;
export type FingerName = (typeof FINGERS)[number];

const FINGER_RANGES = {
  mcp: [-45, 90],
  pip: [0, 100],
  dip: [0, 90],
  spread: [-20, 20],
} as const satisfies Record<string, Range>;
type FingerMovement = keyof typeof FINGER_RANGES;

const LIMB_RANGES = {
  'scapula.elev': [-5, 40],
  'scapula.prot': [-25, 25],
  'shoulder.flex': [-60, 180],
  'shoulder.abd': [-135, 180],
  'shoulder.rot': [-90, 70],
  'elbow.flex': [0, 150],
  'forearm.sup': [-80, 80],
  'wrist.flex': [-70, 80],
  'wrist.dev': [-30, 20],
  'thumb.flex': [-20, 15],
  'thumb.abd': [0, 70],
  'thumb.opp': [0, 65],
  'thumb.mcp': [0, 50],
  'thumb.ip': [-20, 80],
  'hip.flex': [-20, 120],
  'hip.abd': [-30, 45],
  'hip.rot': [-45, 45],
  'knee.flex': [0, 135],
  'knee.rot': [-40, 30],
  'ankle.dorsi': [-50, 20],
  'ankle.inv': [-15, 35],
  'toes.mtp': [-40, 40],
  'toes.big': [-45, 70],
  'toes.ip': [0, 60],
  'toes.spread': [0, 15],
} as const satisfies Record<string, Range>;

export type AxialMovement = keyof typeof AXIAL_RANGES;
export type LimbMovement = keyof typeof LIMB_RANGES | `${FingerName}.${FingerMovement}`;

export const SIDED_RANGES: Readonly<Record<LimbMovement, Range>> = {
  ...LIMB_RANGES,
  ...fingerRanges('index'),
  ...fingerRanges('middle'),
  ...fingerRanges('ring'),
  ...fingerRanges('little'),
};

function fingerRanges<F extends FingerName>(finger: F) {
  return {
    [`${finger}.mcp`]: FINGER_RANGES.mcp,
    [`${finger}.pip`]: FINGER_RANGES.pip,
    [`${finger}.dip`]: FINGER_RANGES.dip,
    [`${finger}.spread`]: FINGER_RANGES.spread,
  } as Record<`${F}.${FingerMovement}`, Range>;
}

/** In the order of the table. */
export const AXIAL_MOVEMENTS = Object.keys(AXIAL_RANGES) as AxialMovement[];
/** In the order of the table. */
export const LIMB_MOVEMENTS = Object.keys(SIDED_RANGES) as LimbMovement[];
