import { MOVEMENTS, type Movement, type Pose } from '../pose/pose.ts';
import { opposite } from '../pose/side.ts';
import type { ArrowSpec, Keyframe, Motion } from './motion.ts';

/** The same motion on the other side, seen from the other side. */
export function mirrorMotion(motion: Motion): Motion {
  const { start, arrows, free, closeUp, inset, exceptions } = motion;
  return {
    ...motion,
    mirrored: motion.mirrored !== true,
    focus: motion.focus.map(swapLetter),
    frames: motion.frames.map(mirrorKeyframe),
    ...(start && { start: mirrorKeyframe(start) }),
    ...(arrows && { arrows: arrows.map(mirrorArrow) }),
    ...(free && { free: free.map(opposite) }),
    ...(closeUp && { closeUp: { ...closeUp, side: opposite(closeUp.side) } }),
    ...(inset && { inset: swapLetter(inset) }),
    ...(exceptions && {
      exceptions: exceptions.map(({ movement, limit, reason }) => ({
        movement: swapLetter(movement),
        limit: changesSign(movement) ? -limit : limit,
        reason,
      })),
    }),
  };
}

/** The mirrored pose: left and right change places, turns to the left become turns to the right. */
export function mirrorPose(pose: Pose): Pose {
  const entries = MOVEMENTS.map((movement) => {
    const value = pose[movement];
    return [swapLetter(movement), changesSign(movement) ? -value : value];
  });
  return Object.fromEntries(entries) as Pose;
}

function mirrorKeyframe(frame: Keyframe): Keyframe {
  const entries = Object.entries(frame).map(([key, value]) => [
    swapLetter(key),
    typeof value === 'number' && changesSign(key) ? -value : value,
  ]);
  return Object.fromEntries(entries) as Keyframe;
}

function mirrorArrow(arrow: ArrowSpec): ArrowSpec {
  const { shift } = arrow;
  return {
    ...arrow,
    track: swapLetter(arrow.track),
    ...(shift && { shift: [-shift[0], shift[1]] as const }),
  };
}

const TO_ONE_SIDE = new Set<string>([
  'pelvis.left',
  'pelvis.yaw',
  'pelvis.obliq',
  'lumbar.lat',
  'lumbar.rot',
  'thoracic.lat',
  'thoracic.rot',
  'neck.lat',
  'neck.rot',
] satisfies Movement[]);

function changesSign(key: string): boolean {
  return TO_ONE_SIDE.has(key);
}

function swapLetter<K extends string>(key: K): K {
  if (key.startsWith('L.')) return `R.${key.slice(2)}` as K;
  if (key.startsWith('R.')) return `L.${key.slice(2)}` as K;
  return key;
}
