import { ARM_CONTACTS } from './arm-contacts.ts';
import { HEAD_CONTACTS } from './head-contacts.ts';
import { LEG_CONTACTS } from './leg-contacts.ts';
import { MEETING_CONTACTS } from './meeting-contacts.ts';
import { TRUNK_CONTACTS } from './trunk-contacts.ts';
import type { MakeContact } from './on-frame.ts';

export const BODY_CONTACTS = {
  ...HEAD_CONTACTS,
  ...TRUNK_CONTACTS,
  ...ARM_CONTACTS,
  ...MEETING_CONTACTS,
  ...LEG_CONTACTS,
} as const satisfies Record<string, MakeContact>;
