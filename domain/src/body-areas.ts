/**
 * The nine areas of the body. The key is used in the API and the database, the label in onboarding and
 * profile, the tab in the exercise library.
 */
const AREAS = {
  neck: { label: 'Neck', tab: 'Neck' },
  shoulders: { label: 'Shoulders', tab: 'Shoulder' },
  elbows: { label: 'Elbows', tab: 'Elbow' },
  wristsHands: { label: 'Wrists & Hands', tab: 'Wrist and Hand' },
  upperBack: { label: 'Upper Back', tab: 'Mid Back' },
  lowerBack: { label: 'Lower Back', tab: 'Low Back' },
  hips: { label: 'Hips', tab: 'Hip' },
  knees: { label: 'Knees', tab: 'Knee' },
  anklesFeet: { label: 'Ankles & Feet', tab: 'Ankle and Foot' },
} as const;

export type BodyArea = keyof typeof AREAS;

/** From head to toe: the order of lists and routines. */
export const BODY_AREAS = [
  'neck',
  'shoulders',
  'elbows',
  'wristsHands',
  'upperBack',
  'lowerBack',
  'hips',
  'knees',
  'anklesFeet',
] as const satisfies readonly BodyArea[];

const FORMER_LABELS: Record<string, string> = {
  arms: 'Arms',
  back: 'Back',
  legs: 'Legs',
  chest: 'Chest',
  core: 'Core',
};

export function isBodyArea(key: string): key is BodyArea {
  return Object.hasOwn(AREAS, key);
}

/** E.g. `wristsHands` → "Wrists & Hands". Unknown keys are returned unchanged. */
export function areaLabel(key: string): string {
  return isBodyArea(key) ? AREAS[key].label : (FORMER_LABELS[key] ?? key);
}

/** The area's tab in the exercise library, e.g. `upperBack` → "Mid Back". */
export function areaTab(area: BodyArea): string {
  return AREAS[area].tab;
}
