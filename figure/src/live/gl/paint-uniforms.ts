import type { Cluster } from '../../body/cluster.ts';
import { HEAD_SCALE } from '../../body/head.ts';
import { MIN_SPARKLE_UNITS } from '../../draw/face-measures.ts';
import { GLOW_DEPTH, glowPlace, glowsOn, groundOf } from '../../draw/glow-spread.ts';
import { MAX_SPOTS, type Spot } from '../../draw/ground.ts';
import { unitsPerCm } from '../../draw/picture.ts';
import { combOf } from '../../draw/strands.ts';
import { glowTones, lipTone, materialTones, strandTone, SURROUNDINGS } from '../../draw/theme.ts';
import type { Rotation } from '../../math/rotation.ts';
import type { Vector } from '../../math/vector.ts';
import { shadeBelow } from '../../render/lighting.ts';
import { project } from '../../scene/camera.ts';
import { MAX_CLUSTERS } from '../pack/entry.ts';
import { colourOf } from '../shaders/glsl.ts';
import { MAX_GLOWS } from '../shaders/paint.ts';
import type { Card } from './card.ts';
import { maskOf } from './draw-ink.ts';
import type { Shot } from './shot.ts';

/** A colour whose red is negative, which no real colour has: the shader draws no beard. */
const NO_BEARD = [-1, 0, 0] as const;

const NOWHERE = 1e6;

export function setColours({ programs }: Card, { picture }: Shot): void {
  const tones = materialTones(picture.stage.person, picture.theme);
  const lit = new Float32Array(MAX_CLUSTERS * 4);
  const shade = new Float32Array(MAX_CLUSTERS * 4);
  for (const [i, cluster] of picture.clusters.slice(0, MAX_CLUSTERS).entries()) {
    const [bright, dark] = tones[cluster.material];
    lit.set([...colourOf(bright), shadeBelow(cluster)], i * 4);
    shade.set(colourOf(dark), i * 4);
  }
  const { ink, panel, floor, contact } = SURROUNDINGS[picture.theme];
  programs.paint.set({
    lit,
    shade,
    inkColour: colourOf(ink),
    ground: colourOf(panel),
    floorColour: colourOf(floor),
    contact: colourOf(contact),
  });
}

/** Each joint's glow: a disc of the picture, and its clusters. */
export function setGlow({ programs }: Card, { picture, camera, targets: { size } }: Shot): void {
  const discs = new Float32Array(MAX_GLOWS * 4);
  const on = new Uint32Array(MAX_GLOWS);
  const depths = new Float32Array(MAX_GLOWS);
  const colours = new Float32Array(MAX_GLOWS * 4);
  const limits = new Float32Array(MAX_GLOWS * 4);
  const tones = glowTones(picture.stage.person, picture.theme);
  const glows = picture.glows.slice(0, MAX_GLOWS);
  for (const [i, { landmark: focus, strength }] of glows.entries()) {
    const at = glowPlace(picture.skeleton, picture.clusters, focus, camera);
    const [x, y, depth] = project(camera, at.centre);
    const half = size / 2;
    const across = (at.radius * half) / (camera.halfHeight * depth);
    discs.set([(1 + x) * half, (1 + y) * half, across, depth], i * 4);
    on[i] = maskOf(picture.clusters, (cluster) => glowsOn(at.landmark, cluster));
    depths[i] = at.radius * GLOW_DEPTH;
    colours.set([...colourOf(tones[groundOf(at.landmark)]), strength], i * 4);
    limits.set([...at.normal, at.height], i * 4);
  }
  programs.paint.set({
    glows: discs,
    glowOn: on,
    glowDepth: depths,
    glowColour: colours,
    glowLimit: limits,
    overMask: maskOf(picture.clusters, isHand),
    neckGlow: glows.findIndex(({ landmark }) => landmark === 'neck'),
  });
}

/** The floor and its shadows; missing ones are far away and small. */
export function setGround({ programs }: Card, spots: readonly Spot[]): void {
  const all = new Float32Array(MAX_SPOTS * 4).fill(NOWHERE);
  const widths = new Float32Array(MAX_SPOTS);
  for (const [i, { middle, along, width }] of spots.slice(0, MAX_SPOTS).entries()) {
    const long = Math.hypot(...along);
    all.set([...middle, along[0] / long ** 2, along[1] / long ** 2], i * 4);
    widths[i] = long / width;
  }
  programs.paint.set({ spots: all, spotWidths: widths });
}

/** Creases of hands are drawn over the glow, all other ink under it. */
function isHand({ part }: Cluster): boolean {
  return part === 'arm' || part === 'nails';
}

export function setFace({ programs }: Card, { picture, camera }: Shot): void {
  const { head } = picture.skeleton;
  const { person } = picture.stage;
  const [headX, headY, headZ] = axesOf(head.rotation);
  const units = unitsPerCm({ camera }, head.origin) * HEAD_SCALE;
  const sparkles = units > MIN_SPARKLE_UNITS ? 1 : 0;
  const hair = colourOf(materialTones(person, picture.theme).hair[1]);
  programs.paint.set({
    headOrigin: head.origin,
    headX,
    headY,
    headZ,
    pupils: picture.pupils,
    headId: picture.clusters.findIndex(({ part }) => part === 'head'),
    brow: [...colourOf(person.colours.brow), sparkles],
    lip: colourOf(lipTone(person)),
    glasses: person.glasses ? 1 : 0,
    beard: person.beard ? hair : NO_BEARD,
  });
}

/** Draws nothing on hair without strands. */
export function setHair({ programs }: Card, { picture }: Shot): void {
  const { person } = picture.stage;
  const comb = combOf(person.hairStyle);
  const hairId = picture.clusters.findIndex(({ part }) => part === 'hair');
  programs.paint.set({ hairId: comb === null ? -1 : hairId });
  if (comb === null) return;
  const [combX, combY, combZ] = comb.axes;
  programs.paint.set({
    combX,
    combY,
    combZ,
    comb: [comb.from, comb.to, comb.parting],
    strand: colourOf(strandTone(person, picture.theme)),
  });
}

function axesOf(m: Rotation): readonly [x: Vector, y: Vector, z: Vector] {
  return [
    [m[0], m[3], m[6]],
    [m[1], m[4], m[7]],
    [m[2], m[5], m[8]],
  ];
}
