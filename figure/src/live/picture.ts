import type { Cluster } from '../body/cluster.ts';
import { pupilsOn, type Pupils } from '../draw/gaze.ts';
import type { Glow } from '../draw/glow-spread.ts';
import { clamp, scale } from '../math/vector.ts';
import { cameraFor, type Framing } from '../motion/frame-motion.ts';
import { VIEW_BOX } from '../trace/path.ts';
import { sceneClusters } from '../draw/scene-clusters.ts';
import type { Theme } from '../draw/theme.ts';
import type { RoomArrow } from '../motion/figure-motion.ts';
import type { Gaze } from '../motion/motion.ts';
import { poseAt } from '../motion/pose-at.ts';
import { LIGHT } from '../render/lighting.ts';
import type { Camera } from '../scene/camera.ts';
import { placeOf, type Place } from '../scene/place.ts';
import type { Landmark } from '../skeleton/landmarks.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';
import type { Point } from '../trace/point.ts';
import type { FigureView } from './figure-view.ts';
import { otherSide } from './mirror-pose.ts';
import { orbitCamera } from './orbit.ts';
import type { Stage } from './stage.ts';
import { mirrorFraming, turnSides, turnWalls } from './turn-sides.ts';

/** A round zoom; `centre` is its middle in the view box before the picture is flipped. */
type Inset = { readonly camera: Camera; readonly centre: Point; readonly opacity: number };

export type LivePicture = {
  readonly stage: Stage;
  readonly theme: Theme;
  readonly skeleton: Skeleton;
  readonly clusters: readonly Cluster[];
  readonly camera: Camera;
  readonly inset: Inset | null;
  readonly isFlipped: boolean;
  /** `fromRight` of `lightDirection`, before the picture is flipped. */
  readonly lightFromRight: number;
  readonly glows: readonly Glow[];
  readonly pupils: Pupils;
  readonly arrows: readonly RoomArrow[];
  /** Below 1 while two pictures fade into each other. */
  readonly opacity: number;
};

/** Cosine up to which a camera may be behind a wall before the wall is left out. */
const BEHIND_WALL = 0.25;

/** One picture, or two while a lone hand or foot fades into the other. */
export function picturesAt(stage: Stage, view: FigureView): LivePicture[] {
  const { turn } = view;
  if (turn <= 0 || turn >= 1) return [pictureOfSide(stage, view, turn <= 0, 1)];
  if (stage.figure.motion.closeUp === undefined) return [pictureBetween(stage, view)];
  return [pictureOfSide(stage, view, true, 1 - turn), pictureOfSide(stage, view, false, turn)];
}

function pictureOfSide(
  stage: Stage,
  view: FigureView,
  isFirst: boolean,
  opacity: number,
): LivePicture {
  const { figure, framing, inset, person } = stage;
  const isFlipped = isFirst !== view.mirrored;
  const yaw = isFlipped ? -view.yaw : view.yaw;
  const skeleton = forwardKinematics(poseAt(figure.plan, view.time));
  const camera = orbitCamera(framing, yaw, view.pitch);
  const isShown = ({ frame }: RoomArrow) => frame === null || frame === view.frame;
  return {
    stage,
    theme: view.theme,
    skeleton,
    clusters: inSight(
      sceneClusters(skeleton, figure.motion, person),
      camera,
      placeOf(figure.motion.base),
    ),
    camera,
    inset:
      inset && figure.insetCentre
        ? { camera: orbitCamera(inset, yaw, view.pitch), centre: figure.insetCentre, opacity: 1 }
        : null,
    isFlipped,
    lightFromRight: LIGHT.right,
    pupils: pupilsOn(skeleton, figure.motion.gaze),
    glows: view.glow ? figure.motion.focus.map((landmark) => ({ landmark, strength: 1 })) : [],
    arrows: view.arrows && opacity === 1 ? figure.arrows.filter(isShown) : [],
    opacity,
  };
}

function pictureBetween(stage: Stage, view: FigureView): LivePicture {
  const { figure, person } = stage;
  const isFlipped = view.mirrored;
  const yaw = isFlipped ? -view.yaw : view.yaw;
  const { skeleton, camera, wallTurn, done } = turnSides(stage, view.turn, yaw, view.pitch);
  const clusters = turnWalls(sceneClusters(skeleton, figure.motion, person), wallTurn);
  return {
    stage,
    theme: view.theme,
    skeleton,
    clusters: wallTurn === 0 ? inSight(clusters, camera, placeOf(figure.motion.base)) : clusters,
    camera,
    inset: insetBetween(stage, camera, done),
    isFlipped,
    lightFromRight: LIGHT.right * (2 * done - 1),
    pupils: pupilsBetween(skeleton, figure.motion.gaze, done),
    glows: view.glow ? glowsBetween(figure.motion.focus, done) : [],
    arrows: [],
    opacity: 1,
  };
}

/** The zoom of the first side disappears at once, that of the second appears last. */
function insetBetween({ figure, inset }: Stage, { forward }: Camera, done: number): Inset | null {
  const opacity = clamp(4 * Math.abs(done - 0.5) - 1, 0, 1);
  if (inset === null || figure.insetCentre === null || opacity === 0) return null;
  const [x, y] = figure.insetCentre;
  const [framing, centre]: [Framing, Point] =
    done < 0.5 ? [mirrorFraming(inset), [VIEW_BOX - x, y]] : [inset, [x, y]];
  return { camera: cameraFor({ ...framing, direction: scale(forward, -1) }), centre, opacity };
}

function pupilsBetween(skeleton: Skeleton, gaze: Gaze | undefined, done: number): Pupils {
  if (gaze === undefined) return pupilsOn(skeleton, gaze);
  const mirrored: Gaze = typeof gaze === 'string' ? otherSide(gaze) : [-gaze[0], gaze[1], gaze[2]];
  const [first, second] = [pupilsOn(skeleton, mirrored), pupilsOn(skeleton, gaze)];
  const along = (from: number, to: number) => from + (to - from) * done;
  return [along(first[0], second[0]), along(first[1], second[1])];
}

/** The glow of the first side fades before that of the second begins; joints in the middle keep theirs. */
function glowsBetween(focus: readonly Landmark[], done: number): Glow[] {
  return focus.map((landmark) => {
    if (otherSide(landmark) === landmark || focus.includes(otherSide(landmark))) {
      return { landmark, strength: 1 };
    }
    const shown = done < 0.5 ? otherSide(landmark) : landmark;
    return { landmark: shown, strength: Math.abs(2 * done - 1) };
  });
}

/** From behind, walls are transparent. */
function inSight(
  clusters: readonly Cluster[],
  { forward }: Camera,
  { wall }: Place,
): readonly Cluster[] {
  if (wall === null) return clusters;
  const [x, , z] = forward;
  const behind = { front: -z, back: z, left: -x }[wall.where];
  return behind > BEHIND_WALL ? clusters.filter(({ material }) => material !== 'wall') : clusters;
}
