import { Note } from '../ui/note.tsx';

/** Said wherever something could be bought, for as long as no payment provider is connected. */
export const PAYING_NOT_OPEN =
  'Paying is not open yet on this installation: no payment provider is connected. Nothing is charged.';

export function PayingNotOpen() {
  return <Note>{PAYING_NOT_OPEN}</Note>;
}
