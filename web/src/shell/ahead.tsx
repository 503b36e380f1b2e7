import { useState } from 'react';
import { Spinner } from '#ui/spinner.tsx';
import { useTakenOver } from '#ui/use-taken-over.ts';

/**
 * Until it is known whose screen this is: what the document shows of it, if anything (`prerendered/shapes.tsx`), and
 * else a turning circle. The former stays as it is, with the picture that `public/theme.js` has put into it.
 */
export function Ahead() {
  const isTakenOver = useTakenOver();
  const [shape] = useState(() => isTakenOver && document.getElementById('ahead')?.innerHTML);
  if (!shape) return <Spinner label="Loading" />;
  return (
    <div
      id="ahead"
      // It is in the document already: React takes it over and writes nothing.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  );
}
