/** All classes of drawings, whose colours are in theme.ts. */
export const CLASSES = [
  'panel',
  'floor',
  'contact',
  'ghost',
  'inked',
  'crease',
  'shade',
  'skin',
  'hair',
  'shirt',
  'lining',
  'trousers',
  'shoe',
  'sole',
  'sock',
  'nail',
  'chair',
  'metal',
  'plastic',
  'desk',
  'wall',
  'eye',
  'eye-light',
  'eye-white',
  'lid',
  'strand',
  'brow',
  'lip',
  'fold',
  'glasses',
  'glow',
  'glow-on-skin',
  'glow-on-dark',
  'arrow',
  'arrow-head',
  'arrow-halo',
  'inset-ground',
  'inset-ring',
] as const;
export type ClassName = (typeof CLASSES)[number];

type Attributes = Readonly<Record<string, string | number>>;

export function path(
  classes: readonly ClassName[],
  d: string,
  attributes: Attributes = {},
): string {
  const named = classes.length > 0 ? { class: classes.join(' ') } : {};
  return d === '' ? '' : `<path${written({ ...named, ...attributes })} d="${d}"/>`;
}

/** Another element's shape again, shifted by so many units, to a tenth. */
export function use(
  classes: readonly ClassName[],
  id: string,
  [x, y]: readonly [number, number],
  attributes: Attributes = {},
): string {
  const place = { x: tenths(x), y: tenths(y) };
  return `<use class="${classes.join(' ')}" href="#${id}"${written({ ...place, ...attributes })}/>`;
}

export function circle(
  classes: readonly ClassName[],
  centre: readonly [number, number],
  radius: number,
  attributes: Attributes = {},
): string {
  const place = { cx: Math.round(centre[0]), cy: Math.round(centre[1]), r: Math.round(radius) };
  return `<circle class="${classes.join(' ')}"${written({ ...place, ...attributes })}/>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  const content = children.join('');
  return content === '' ? '' : `<g${written(attributes)}>${content}</g>`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
