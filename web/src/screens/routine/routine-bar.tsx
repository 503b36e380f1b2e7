import { House, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Spinner } from '#ui/spinner.tsx';

const itemStyle =
  'grid h-14 min-w-16 place-content-center justify-items-center gap-0.5 rounded-card text-small text-deep hover:bg-tint disabled:text-soft [&_svg]:size-5';

type Props = {
  refreshing: boolean;
  /** The routine is being saved: not the moment for another one. */
  saving: boolean;
  onRefresh: () => void;
  /** The next thing to do. */
  children: ReactNode;
};

/** The foot of the routine, always in reach. */
export function RoutineBar({ refreshing, saving, onRefresh, children }: Props) {
  return (
    <div
      data-action-bar
      className="sticky bottom-0 z-20 mt-auto border-t border-hairline bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-3xl items-center gap-1 px-2 py-2 sm:px-6">
        <Link href="/dashboard" className={itemStyle}>
          <House aria-hidden />
          Home
        </Link>
        <button
          type="button"
          className={itemStyle}
          disabled={saving}
          aria-busy={refreshing || undefined}
          onClick={refreshing ? undefined : onRefresh}
        >
          {refreshing ? <Spinner /> : <RotateCw aria-hidden />}
          Refresh
        </button>
        <div className="ml-2 grid grow sm:ml-auto sm:grow-0">{children}</div>
      </div>
    </div>
  );
}
