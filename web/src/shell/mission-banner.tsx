import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';

/** The mission in a line above the header. */
export function MissionBanner() {
  return (
    <Link
      href="/mission"
      className="flex min-h-10 items-center justify-center gap-1.5 bg-tint px-4 py-2 text-center text-small text-ink -outline-offset-2 hover:underline"
    >
      Touch 1 million lives with preventative joint mobility
      <ArrowRight aria-hidden className="size-4 shrink-0" />
    </Link>
  );
}
