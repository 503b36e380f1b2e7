import { childFrame, type Frame } from '../math/frame.ts';
import { aboutX, aboutY, aboutZ, compose, type Rotation } from '../math/rotation.ts';
import type { Pose } from '../pose/pose.ts';
import {
  LOWER_THORACIC,
  LUMBAR,
  LUMBAR_TO_THORACIC,
  NECK,
  PELVIS_TO_LUMBAR,
  UPPER_THORACIC,
} from './proportions.ts';

export type SpineBones = {
  readonly pelvis: Frame;
  /** From L4. */
  readonly lowerLumbar: Frame;
  /** From L1. */
  readonly upperLumbar: Frame;
  /** From T9. */
  readonly lowerThorax: Frame;
  /** From T4. */
  readonly upperThorax: Frame;
  /** From C7. */
  readonly neck: Frame;
  /** From the skull's joint with the neck. */
  readonly head: Frame;
};

/** Degrees of the curves of the spine at rest: lordosis negative, kyphosis positive. */
const CURVE = {
  lowerLumbar: -6,
  upperLumbar: -2,
  lowerThorax: 4,
  upperThorax: 9,
  neck: 9,
  head: -14,
};
/** Lower-neck extension, with as much upper-neck flexion, that glides the head back one centimetre. */
const DEGREES_PER_CM_OF_RETRACTION = 7;

export function placeSpine(pose: Pose): SpineBones {
  const glide = pose['neck.retract'] * DEGREES_PER_CM_OF_RETRACTION;
  const pelvis: Frame = {
    origin: [pose['pelvis.left'], pose['pelvis.up'], pose['pelvis.fwd']],
    rotation: compose(
      aboutY(pose['pelvis.yaw']),
      aboutZ(pose['pelvis.obliq']),
      aboutX(pose['pelvis.tilt']),
    ),
  };
  const bend = (part: 'lumbar' | 'thoracic' | 'neck', curve: number): Rotation =>
    compose(aboutX(curve), halfBend(pose, part));
  const lowerLumbar = childFrame(
    pelvis,
    [0, PELVIS_TO_LUMBAR, -2.2],
    bend('lumbar', CURVE.lowerLumbar),
  );
  const upperLumbar = childFrame(lowerLumbar, [0, LUMBAR, 0], bend('lumbar', CURVE.upperLumbar));
  const lowerThorax = childFrame(
    upperLumbar,
    [0, LUMBAR_TO_THORACIC, 0],
    bend('thoracic', CURVE.lowerThorax),
  );
  const upperThorax = childFrame(
    lowerThorax,
    [0, LOWER_THORACIC, 0],
    bend('thoracic', CURVE.upperThorax),
  );
  const neck = childFrame(upperThorax, [0, UPPER_THORACIC, 0.4], bend('neck', CURVE.neck - glide));
  const head = childFrame(neck, [0, NECK, 0], bend('neck', CURVE.head + glide));
  return { pelvis, lowerLumbar, upperLumbar, lowerThorax, upperThorax, neck, head };
}

/** Each part of the spine bends in two joints, half in each. */
function halfBend(pose: Pose, part: 'lumbar' | 'thoracic' | 'neck'): Rotation {
  return compose(
    aboutY(pose[`${part}.rot`] / 2),
    aboutZ(-pose[`${part}.lat`] / 2),
    aboutX(pose[`${part}.flex`] / 2),
  );
}
