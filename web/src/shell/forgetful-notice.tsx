import { tokenLasts } from '#api/token.ts';
import { forgetfulness } from '#browser/stored.ts';
import { PageNotice } from '#ui/page-notice.tsx';

const NOT_REMEMBERED =
  'This browser does not let Limber remember you: you stay signed in until you close or reload this tab.';
const NO_ROOM =
  'This browser has no room left for what Limber keeps here: what you mark lasts until you close or reload this tab.';

/** Storage is switched off, or full. Shown until read. */
export function ForgetfulNotice() {
  return (
    <PageNotice dismiss="Got it" onDismiss={() => forgetfulness.setState('told', true)}>
      <p>{tokenLasts() ? NO_ROOM : NOT_REMEMBERED}</p>
    </PageNotice>
  );
}
