/**
 * Words for a growing and a shrinking angle, and their unit. `weight`: visibility per degree, since fingers and
 * trunk differ in size.
 */
export type Direction = {
  readonly more: string;
  readonly less: string;
  readonly unit: 'degrees' | 'cm' | null;
  readonly weight: number;
};

const angle = (more: string, less: string, weight = 1): Direction => ({
  more,
  less,
  unit: 'degrees',
  weight,
});
const length = (more: string, less: string): Direction => ({ more, less, unit: 'cm', weight: 2 });
const seen = (more: string, less: string, weight = 0.5): Direction => ({
  more,
  less,
  unit: null,
  weight,
});

/** `{left}` and `{right}` are the sides as the picture shows them. A bar stands between subject and verb. */
export const AXIAL_WORDS: Readonly<Record<string, Direction>> = {
  'neck.rot': angle('the head| turns to the {left}', 'the head| turns to the {right}', 2),
  'neck.lat': angle('the head| tilts to the {left}', 'the head| tilts to the {right}', 2),
  'neck.flex': angle('the head| bends forward', 'the head| tips back', 2),
  'neck.retract': { ...length('the head| glides back', 'the head| glides forward'), weight: 8 },
  'eyes.rot': angle('the eyes| turn to the {left}', 'the eyes| turn to the {right}', 2),
  'eyes.up': angle('the eyes| look up', 'the eyes| look down', 2),
  'spine.flex': angle('the back| rounds', 'the back| arches', 1.5),
  'spine.lat': angle('the trunk| bends to the {left}', 'the trunk| bends to the {right}', 1.5),
  'spine.rot': angle('the trunk| turns to the {left}', 'the trunk| turns to the {right}', 1.5),
  'ribs.left': seen('the ribs| glide to the {left}', 'the ribs| glide to the {right}', 2),
  'pelvis.tilt': angle('the pelvis| tips forward', 'the pelvis| tips back', 1.5),
  'pelvis.obliq': angle(
    'the {left} side of the pelvis| lifts',
    'the {right} side of the pelvis| lifts',
    2,
  ),
  'pelvis.yaw': angle('the body| turns to the {left}', 'the body| turns to the {right}'),
  'pelvis.left': length('the hips| shift to the {left}', 'the hips| shift to the {right}'),
  'pelvis.fwd': length('the hips| move forward', 'the hips| move back'),
  'pelvis.up': length('the hips| rise', 'the hips| sink'),
};

/** Words that follow "the right" or "both"; `{s}` and `{es}` are endings for one side only. */
export const LIMB_WORDS: Readonly<Record<string, Direction>> = {
  'scapula.elev': angle('shoulder| lift{s}', 'shoulder| sink{s}', 3),
  'scapula.prot': angle('shoulder blade| glide{s} forward', 'shoulder blade| draw{s} back', 3),
  'shoulder.flex': angle('arm| lift{s} forward', 'arm| reach{es} back'),
  'shoulder.abd': angle('arm| lift{s} out to the side', 'arm| come{s} in to the body'),
  'shoulder.rot': angle('upper arm| turn{s} in', 'upper arm| turn{s} out', 0.8),
  'elbow.flex': angle('elbow| bend{s}', 'elbow| straighten{s}', 0.9),
  'forearm.sup': angle('palm| turn{s} up', 'palm| turn{s} down', 0.8),
  'wrist.flex': angle('wrist| bend{s} towards the palm', 'wrist| bend{s} back', 0.9),
  'wrist.dev': angle('hand| tip{s} to the thumb', 'hand| tip{s} to the little finger', 1.5),
  'thumb.abd': angle('thumb| lift{s} away from the palm', 'thumb| come{s} to the palm'),
  'thumb.opp': seen('thumb| cross{es} the palm', 'thumb| open{s}', 1),
  'thumb.flex': seen('thumb| bend{s} across', 'thumb| stretch{es} out', 1),
  'index.mcp': seen('fingers| bend at the knuckles', 'fingers| straighten at the knuckles'),
  'middle.pip': seen('fingers| curl', 'fingers| straighten'),
  // The little finger goes towards the thumb as the hand closes.
  'little.spread': seen('fingers| close', 'fingers| spread', 2),
  'hip.flex': angle('thigh| lift{s}', 'leg| reach{es} back'),
  'hip.abd': angle('leg| move{s} out', 'leg| move{s} in', 1.3),
  'hip.rot': angle('thigh| turn{s} in', 'thigh| turn{s} out', 1.2),
  'knee.flex': angle('knee| bend{s}', 'knee| straighten{s}'),
  'knee.rot': angle('shin| turn{s} in', 'shin| turn{s} out', 1.2),
  'ankle.dorsi': angle('foot| draw{s} up', 'foot| point{s} down', 1.3),
  'ankle.inv': angle('sole| turn{s} in', 'sole| turn{s} out', 1.5),
  'toes.mtp': angle('toes| lift', 'toes| bend down', 1.2),
  'toes.big': angle('big toe| lift{s}', 'big toe| press{es} down', 1.2),
  'toes.ip': seen('toes| curl', 'toes| straighten', 0.8),
  'toes.spread': seen('toes| spread', 'toes| close', 3),
};
