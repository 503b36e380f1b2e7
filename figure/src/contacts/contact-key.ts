import type { BODY_CONTACTS } from './body-contacts.ts';
import type { ROOM_CONTACTS } from './room-contacts.ts';

export type ContactName = keyof typeof BODY_CONTACTS | keyof typeof ROOM_CONTACTS;
/** `@0.7`: the fraction of the segment. `none`: the arm hangs. */
export type ContactKey = ContactName | `${ContactName}@${number}` | 'none';
