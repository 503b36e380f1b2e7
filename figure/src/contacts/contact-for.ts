import type { Pose } from '../pose/pose.ts';
import type { Side } from '../pose/side.ts';
import type { Place } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { BODY_CONTACTS } from './body-contacts.ts';
import type { Contact } from './contact.ts';
import { ROOM_CONTACTS } from './room-contacts.ts';

/** Default fraction of a segment. */
const DEFAULT_FRACTION = 0.62;

/** The contact of a key such as `thighOpp@0.7` in this pose. */
export function contactFor(pose: Pose, place: Place, key: string, side: Side): Contact {
  const { name, along } = placeAlong(key);
  if (isOneOf(BODY_CONTACTS, name)) {
    return BODY_CONTACTS[name](forwardKinematics(pose), side, along);
  }
  if (isOneOf(ROOM_CONTACTS, name)) return ROOM_CONTACTS[name](place, side, along);
  throw new Error(`There is no contact "${key}"`);
}

export function placeAlong(key: string): { name: string; along: number } {
  const [name = '', along = DEFAULT_FRACTION] = key.split('@');
  return { name, along: Number(along) };
}

function isOneOf<T extends object>(table: T, name: string): name is string & keyof T {
  return Object.hasOwn(table, name);
}
