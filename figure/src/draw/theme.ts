import type { Material } from '../body/cluster.ts';
import type { Person } from '../people/person.ts';
import type { GlowGround } from './glow-spread.ts';
import type { ClassName } from './markup.ts';

export type Theme = 'light' | 'dark';

/** Hexadecimal. */
type Tones = readonly [lit: string, shade: string];

type Surroundings = Readonly<
  Record<
    'ink' | 'ghost' | 'arrow' | 'halo' | 'glow' | 'glowOnDark' | 'panel' | 'floor' | 'contact',
    string
  > &
    Record<'shoe' | 'sole' | 'sock' | 'chair' | 'metal' | 'plastic' | 'desk' | 'wall', Tones>
>;

export const SURROUNDINGS: Readonly<Record<Theme, Surroundings>> = {
  light: {
    panel: '#F3F6FA',
    floor: '#E6ECF5',
    contact: '#CBD6E6',
    ink: '#2B2F45',
    ghost: '#D3DCEA',
    arrow: '#FF5A3C',
    halo: '#FFFFFF',
    glow: '#FF6B45',
    glowOnDark: '#FFA57C',
    shoe: ['#A9B6CC', '#8896B0'],
    sole: ['#FFFFFF', '#C9CCD6'],
    sock: ['#FFFFFF', '#D5D9E2'],
    chair: ['#CBD5E4', '#ADBACE'],
    metal: ['#8D99AE', '#707C93'],
    plastic: ['#5B6580', '#474F68'],
    desk: ['#E9D8C0', '#CDB898'],
    wall: ['#E3E9F2', '#D3DBE8'],
  },
  dark: {
    panel: '#39405E',
    floor: '#424A6B',
    contact: '#2E3552',
    ink: '#171A2B',
    ghost: '#4C5577',
    arrow: '#FF7557',
    halo: '#232842',
    glow: '#FF7550',
    glowOnDark: '#FFA57C',
    shoe: ['#9DABC4', '#7C8BA8'],
    sole: ['#FFFFFF', '#BFC3D0'],
    sock: ['#F4F5F8', '#C6CBD8'],
    chair: ['#A3AFC7', '#8290AB'],
    metal: ['#76839C', '#5E6A83'],
    plastic: ['#4E5876', '#3C4562'],
    desk: ['#D5C3A8', '#B39F82'],
    wall: ['#4A5375', '#414A6B'],
  },
};
export const FACE_COLOURS = {
  eye: '#2A2326',
  eyeLight: '#FFFFFF',
  eyeWhite: '#FDFAF6',
  glasses: '#3B3F58',
};
const LINING = '#20264A';
/** Share of a light tone in trousers and hair, which would hardly be visible on a dark panel. */
const LIFT_IN_THE_DARK = 0.16;
/** Skin with less green than this (of 255) is dark; its glow mixes in this share of the glow on trousers. */
const DARK_SKIN = { green: 110, share: 0.65 };
const STRAND_LIGHT = 0.16;

/** A rule for every class of markup.ts. */
export function styleSheet(person: Person, theme: Theme): string {
  return colourRules(person, theme).join('');
}

/** Light, and dark by `prefers-color-scheme`. */
export function bothThemes(person: Person): string {
  const light = colourRules(person, 'light');
  const dark = colourRules(person, 'dark').filter((rule) => !light.includes(rule));
  return `${light.join('')}@media (prefers-color-scheme:dark){${dark.join('')}}`;
}

export function materialTones({ colours }: Person, theme: Theme): Record<Material, Tones> {
  const surroundings = SURROUNDINGS[theme];
  const lifted = ([lit, shade]: Tones): Tones =>
    theme === 'dark' ? [liftColour(lit), liftColour(shade)] : [lit, shade];
  return {
    skin: colours.skin,
    nail: colours.nail,
    shirt: colours.shirt,
    lining: [liningOf(colours), liningOf(colours)],
    hair: lifted(colours.hair),
    trousers: lifted(colours.trousers),
    shoe: surroundings.shoe,
    sole: surroundings.sole,
    sock: surroundings.sock,
    chair: surroundings.chair,
    metal: surroundings.metal,
    plastic: surroundings.plastic,
    desk: surroundings.desk,
    wall: surroundings.wall,
  };
}

/** Darker than the shirt's shade, since no light comes there. */
function liningOf({ shirt }: Person['colours']): string {
  return mixColours(shirt[1], LINING, 0.45);
}

function colourRules(person: Person, theme: Theme): string[] {
  const { colours } = person;
  const surroundings = SURROUNDINGS[theme];
  const glows = glowTones(person, theme);
  const fills = Object.entries(materialTones(person, theme)).flatMap(([name, [lit, shade]]) => [
    `.${name}{fill:${lit}}`,
    `.${name}.shade{fill:${shade}}`,
  ]);
  const rules: Partial<Record<ClassName, string>> = {
    panel: `fill:${surroundings.panel}`,
    floor: `fill:${surroundings.floor}`,
    contact: `fill:${surroundings.contact}`,
    ghost: `fill:${surroundings.ghost}`,
    inked: `fill:${surroundings.ink};stroke:${surroundings.ink};stroke-linejoin:round;stroke-linecap:round`,
    crease: `fill:${surroundings.ink}`,
    eye: `fill:${FACE_COLOURS.eye}`,
    'eye-light': `fill:${FACE_COLOURS.eyeLight}`,
    'eye-white': `fill:${FACE_COLOURS.eyeWhite}`,
    lid: `fill:none;stroke:${FACE_COLOURS.eye};stroke-linecap:round;stroke-linejoin:round`,
    strand: `fill:${strandTone(person, theme)}`,
    brow: `fill:none;stroke:${colours.brow};stroke-linecap:round;stroke-linejoin:round`,
    lip: `fill:none;stroke:${lipTone(person)};stroke-linecap:round`,
    fold: `fill:${foldTone(person)}`,
    glasses: `fill:none;stroke:${FACE_COLOURS.glasses};stroke-linejoin:round`,
    glow: `stop-color:${glows.shirt}`,
    'glow-on-skin': `stop-color:${glows.skin}`,
    'glow-on-dark': `stop-color:${glows.trousers}`,
    arrow: `fill:none;stroke:${surroundings.arrow};stroke-linecap:round;stroke-linejoin:round`,
    'arrow-head': `fill:${surroundings.arrow};stroke:${surroundings.arrow};stroke-linejoin:round`,
    'arrow-halo': `fill:none;stroke:${surroundings.halo};stroke-linecap:round;stroke-linejoin:round`,
    'inset-ground': `fill:${surroundings.panel}`,
    'inset-ring': `fill:none;stroke:${surroundings.ink}`,
  };
  const others = Object.entries(rules).map(([name, rule]) => `.${name}{${rule}}`);
  return [...fills, ...others];
}

/** A standalone drawing with colours; `ground` also paints the panel. */
export function withStyle(svg: string, css: string, ground = false): string {
  const panel = ground ? '<rect class="panel" width="1200" height="1200"/>' : '';
  return svg.replace('>', `><style>${css}</style>${panel}`);
}

/** The hair's tone made lighter, so that strands show on dark hair and on fair. */
export function strandTone(person: Person, theme: Theme): string {
  return mixColours(materialTones(person, theme).hair[0], '#FFFFFF', STRAND_LIGHT);
}

/** The lip's tone with a quarter of shaded skin, so that a mouth from the side is no red tick. */
export function lipTone({ colours }: Person): string {
  return mixColours(colours.lip, colours.skin[1], 0.25);
}

/** Coral would be dark red on trousers and a wound on dark skin: the glow is lighter and warmer there. */
export function glowTones({ colours }: Person, theme: Theme): Record<GlowGround, string> {
  const { glow, glowOnDark } = SURROUNDINGS[theme];
  const isDark = channel(colours.skin[0], 1) < DARK_SKIN.green;
  const skin = isDark ? mixColours(glow, glowOnDark, DARK_SKIN.share) : glow;
  return { shirt: glow, skin, trousers: glowOnDark };
}

/** A little darker than the skin's shade, so that lines show in it too. */
export function foldTone({ colours }: Person): string {
  return mixColours(colours.skin[1], colours.lip, 0.35);
}

function liftColour(tone: string): string {
  return mixColours(tone, '#C6CDEA', LIFT_IN_THE_DARK);
}

function mixColours(a: string, b: string, t: number): string {
  const mixed = [0, 1, 2].map((i) => Math.round(channel(a, i) * (1 - t) + channel(b, i) * t));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function channel(hex: string, i: number): number {
  return Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
}
