import type { BODY_CONTACTS } from './body-contacts.ts';
import type { ROOM_CONTACTS } from './room-contacts.ts';

export type ContactName = keyof typeof BODY_CONTACTS | keyof typeof ROOM_CONTACTS;
/** A place for a hand; `@0.7` is how far along the segment. `none`: the arm hangs. */
export type ContactKey = ContactName | `${ContactName}@${number}` | 'none';
