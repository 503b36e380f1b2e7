import type { Landmark } from '../skeleton/landmarks.ts';
import { MOVEMENTS, type Movement, type Pose } from '../pose/pose.ts';

const SIDEWAYS = /^pelvis\.(left|yaw|obliq)$|\.(lat|rot)$/;

export function mirrorPose(pose: Pose): Pose {
  return Object.fromEntries(MOVEMENTS.map((m) => [m, pose[otherSide(m)] * signOf(m)])) as Pose;
}

export function otherSide<Name extends Movement | Landmark>(name: Name): Name {
  if (name.startsWith('L.')) return `R${name.slice(1)}` as Name;
  return name.startsWith('R.') ? (`L${name.slice(1)}` as Name) : name;
}

function signOf(movement: Movement): 1 | -1 {
  return otherSide(movement) === movement && SIDEWAYS.test(movement) ? -1 : 1;
}
