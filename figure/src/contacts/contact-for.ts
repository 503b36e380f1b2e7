import type { Pose } from '../pose/pose.ts';
import type { Side } from '../pose/side.ts';
import type { Place } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { BODY_CONTACTS } from './body-contacts.ts';
import type { Contact } from './contact.ts';
import { ROOM_CONTACTS } from './room-contacts.ts';

/** The fraction of a segment where a hand rests when the data gives none. */
export const DEFAULT_FRACTION = 0.62;

/** The contact that a key such as `thighOpp@0.7` stands for, on the figure in this pose. */
export function contactFor(pose: Pose, place: Place, key: string, side: Side): Contact {
  const [name = '', along] = key.split('@');
  const fraction = along === undefined ? DEFAULT_FRACTION : Number(along);
  if (isOneOf(BODY_CONTACTS, name)) {
    return BODY_CONTACTS[name](forwardKinematics(pose), side, fraction);
  }
  if (isOneOf(ROOM_CONTACTS, name)) return ROOM_CONTACTS[name](place, side, fraction);
  throw new Error(`There is no contact "${key}"`);
}

function isOneOf<T extends object>(table: T, name: string): name is string & keyof T {
  return Object.hasOwn(table, name);
}
