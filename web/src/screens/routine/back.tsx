import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { textLinkStyle } from '#ui/text-link.tsx';

const style = `${textLinkStyle} flex min-h-11 items-center gap-2`;

/** From an exercise back to all of them (`onBack`), or from those to the dashboard (null). */
export function Back({ onBack }: { onBack: (() => void) | null }) {
  const arrow = <ArrowLeft aria-hidden className="size-5" />;
  return onBack ? (
    <button type="button" className={style} onClick={onBack}>
      {arrow}
      Back to All Exercises
    </button>
  ) : (
    <Link href="/dashboard" className={style}>
      {arrow}
      Back to dashboard
    </Link>
  );
}
