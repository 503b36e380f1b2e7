import { USERNAME_MAX, USERNAME_MIN } from './account-rules.ts';

const MARKS = /\p{M}/gu;
const NOT_ALLOWED = /[^a-z0-9]+/g;
const AT_THE_ENDS = /^\.+|\.+$/g;

/**
 * "ada.lovelace" for "Ada Lovelace"; from the e-mail address where the name's letters give none. Empty when
 * neither does.
 */
export function suggestUsername(fullName: string, email: string): string {
  const [mailbox = ''] = email.split('@');
  return [fullName, mailbox].map(toUsername).find((name) => name.length >= USERNAME_MIN) ?? '';
}

function toUsername(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(NOT_ALLOWED, '.')
    .slice(0, USERNAME_MAX)
    .replaceAll(AT_THE_ENDS, '');
}
