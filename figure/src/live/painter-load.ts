import type { FigureMotion } from '../motion/figure-motion.ts';
import type { FigureView } from './figure-view.ts';
import { MAX_CLUSTERS, MAX_PRIMITIVES } from './pack/entry.ts';
import { Packer } from './pack/packer.ts';
import { picturesAt, type LivePicture } from './picture.ts';
import { MAX_COLUMNS } from './shaders/ink.ts';
import { MAX_GLOWS } from './shaders/paint.ts';
import { stageOf } from './stage.ts';
import { USUAL_VIEW } from './usual-view.ts';

const packer = new Packer();

/** Sentences about the parts of a picture for which the card has no room. `rays`: along an edge. */
export function painterProblems(
  figure: FigureMotion,
  view: Partial<FigureView>,
  rays: number,
): string[] {
  const pictures = picturesAt(stageOf(figure), { ...USUAL_VIEW, ...view });
  return pictures.flatMap((picture) => problemsOf(picture, rays));
}

export function painterNeeds(
  figure: FigureMotion,
  view: Partial<FigureView>,
): { clusters: number; room: number } {
  const pictures = picturesAt(stageOf(figure), { ...USUAL_VIEW, ...view });
  return {
    clusters: Math.max(...pictures.map(({ clusters }) => clusters.length)),
    room: MAX_CLUSTERS,
  };
}

function problemsOf({ clusters, camera, glows }: LivePicture, rays: number): string[] {
  packer.pack(clusters, camera, rays);
  const { leftOut } = packer.lists;
  const primitives = clusters.flatMap(({ root, branches, carved }) =>
    [root, carved, ...branches.map((branch) => branch.primitives)].flat(),
  ).length;
  const columns = clusters.flatMap((cluster) => cluster.columns).length;
  const problems: string[] = [];
  if (clusters.length > MAX_CLUSTERS) problems.push(`It has ${clusters.length} clusters.`);
  if (primitives > MAX_PRIMITIVES) problems.push(`It has ${primitives} primitives.`);
  if (columns > MAX_COLUMNS) problems.push(`Its light follows ${columns} columns.`);
  if (glows.length > MAX_GLOWS) problems.push(`${glows.length} of its joints glow.`);
  if (leftOut > 0) problems.push(`${leftOut} tiles of the picture have no room.`);
  return problems;
}
