import { tokenLasts } from '#api/token.ts';
import { forgetfulness } from '#browser/stored.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

/** Tells that this browser keeps nothing for us, until it is read: storage is switched off, or full. */
export function ForgetfulNotice() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Note>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>
            {tokenLasts()
              ? 'This browser has no room left for what Limber keeps here: what you mark lasts until you close or reload this tab.'
              : 'This browser does not let Limber remember you: you stay signed in until you close or reload this tab.'}
          </p>
          <Button kind="secondary" size="small" onClick={dismiss}>
            Got it
          </Button>
        </div>
      </Note>
    </div>
  );
}

const dismiss = () => forgetfulness.setState('told', true);
