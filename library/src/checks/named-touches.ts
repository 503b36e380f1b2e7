type NamedPlace = { readonly said: RegExp; readonly contacts: readonly string[] };

const HAND = /\b(hands?|palms?|fingers?|fingertips?|fists?)\b/;
const KNEE = ['kneeOwn', 'kneeOuter', 'kneeInner', 'thigh', 'thighTopOpp', 'thighOpp'] as const;
const DESK = ['deskBack', 'deskFist', 'desk', 'deskTips', 'deskEdge', 'deskUnder'] as const;
const WALL = [
  'wallBehind',
  'wallDown',
  'wall',
  'wallTips',
  'wallSide',
  'wallSideBack',
  'wallSideTips',
] as const;
const ELBOW = [
  'elbowOppBelow',
  'elbowOppAbove',
  'upperArmOppOuter',
  'elbowOpp',
  'elbowOppUnder',
  'upperArmOpp',
  'wristOpp',
] as const;
const TOGETHER = ['prayer', 'prayerAhead', 'prayerTurn'] as const;

/** The first match counts: narrow places stand before wide ones. */
const PLACES: readonly NamedPlace[] = [
  { said: /\bbetween your knees/, contacts: ['kneeInner'] },
  {
    said: /\b(under|back of) (your|the) (right|left) thigh/,
    contacts: ['behindKnee', 'behindKneeOpp'],
  },
  {
    said: /\b(on|of|against|above) (your |the )?(middle of your |outside of your )?(right |left )?thighs?\b/,
    contacts: ['thigh', 'thighOpp', 'thighTopOpp'],
  },
  {
    said: /\bnear the (knees|kneecaps)|\bon (each|the|your) (right |left )?knee|outside of each knee|\btouch it with/,
    contacts: KNEE,
  },
  {
    said: /\bbelow the kneecap|\b(on|down) (the|your) shins?\b/,
    contacts: ['shinOwn', 'shinOpp', 'shinFrontOpp'],
  },
  { said: /\btake the ankle/, contacts: ['ankleOwn'] },
  { said: /\btake hold of the toes/, contacts: ['footOpp'] },
  {
    said: /\b(behind|back of) your (head|neck)/,
    contacts: ['headBack', 'occiput', 'neckFromAbove'],
  },
  { said: /\bover your head to\b/, contacts: ['headOpp'] },
  { said: /\bside of your head/, contacts: ['templeOwn', 'headOpp'] },
  { said: /\btop of your head/, contacts: ['headTop'] },
  { said: /\bon your forehead/, contacts: ['forehead'] },
  { said: /\balong your (right|left) cheek/, contacts: ['cheekOwn'] },
  { said: /\bon your cheeks\b/, contacts: ['jawOwn'] },
  { said: /\bfist under your chin/, contacts: ['chinUnder'] },
  { said: /\bbelow your (right|left) collarbone/, contacts: ['collarboneOpp'] },
  {
    said: /\bon (each|your|the other) (right |left )?shoulders?\b/,
    contacts: ['shoulderOwn', 'shoulderOpp'],
  },
  { said: /\bon your breastbone/, contacts: ['chest'] },
  { said: /\b(on|into) (your|the) belly/, contacts: ['belly', 'bellyPress'] },
  { said: /\bon the sides? of your (right |left )?(lower )?ribs/, contacts: ['ribs', 'ribsSide'] },
  {
    said: /\b(on|against) (your lower back|the back of your pelvis)|behind your (right|left) hip/,
    contacts: ['lowBack'],
  },
  {
    said: /\bon (your hips?\b|your hip bones|the sides? of your (hips|pelvis))/,
    contacts: ['hip'],
  },
  {
    said: /\b(above|holding|round|on|under) (the |your )?(opposite |right |left )?(elbow|upper arm|forearm|wrist)|\bunder the (right|left) (forearm|wrist)|\bhold of your (right|left) wrist/,
    contacts: ELBOW,
  },
  { said: /\boutside of the wrist/, contacts: ['wristOpp', 'handBackOpp'] },
  { said: /\bbacks of the hands together/, contacts: ['backToBack'] },
  { said: /\b(palms|hands) together\b/, contacts: TOGETHER },
  { said: /\bfingertips of both hands touching/, contacts: ['dome'] },
  { said: /\bfingers hooked together/, contacts: ['clasp'] },
  {
    said: /\bfist against your (right|left) palm/,
    contacts: ['knucklesOpp', 'palmOpp', 'palmOppUp'],
  },
  {
    said: /\bover the (back of it|thumb side)|\bon the back of your (right|left) hand|\bwrapped over the (right|left) fist/,
    contacts: ['handBackOpp', 'thumbEdgeOpp'],
  },
  {
    said: /\bacross your (right|left) fingers|\bhand resting in it/,
    contacts: ['palmOpp', 'palmOppUp'],
  },
  { said: /\b(sides of the )?backrest/, contacts: ['chairBackSide', 'seat'] },
  { said: /\b(on|hold|edge of) the (edge of the )?seat\b/, contacts: ['seat'] },
  {
    said: /\b(on|round|gripping|under) (a |the |its |your )?(desk\b|edge|near edge)|\bunder its top/,
    contacts: [...DESK, 'seat'],
  },
  { said: /\bhand on top$/, contacts: ['thighOpp', 'thighTopOpp'] },
  { said: /\bon its back\b/, contacts: ['chairRail'] },
  { said: /\b(on|into) (a |the )wall/, contacts: WALL },
  { said: /\b(flat )?on it\b/, contacts: [...DESK, ...WALL] },
];

export type NamedTouch = {
  readonly clause: string;
  readonly contacts: readonly string[];
};

export function namedTouches(steps: readonly string[]): NamedTouch[] {
  const clauses = steps.flatMap((step) => step.toLowerCase().split(/[,;:.]/));
  return clauses.flatMap((clause): NamedTouch[] => {
    const place = HAND.test(clause) ? PLACES.find(({ said }) => said.test(clause)) : undefined;
    return place === undefined ? [] : [{ clause: clause.trim(), contacts: place.contacts }];
  });
}
