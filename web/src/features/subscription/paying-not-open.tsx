import { Note } from '#ui/note.tsx';

/** Said wherever something could be bought, on an installation without a payment provider. */
export function PayingNotOpen() {
  return (
    <Note>
      Paying is not open here: no payment provider is connected to this installation. Nothing is
      charged.
    </Note>
  );
}
