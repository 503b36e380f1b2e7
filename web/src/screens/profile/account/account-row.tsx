import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type Props = { icon: ReactNode; title: string; hint?: string } & (
  | { onPress: () => void }
  /** A page of the web app. */
  | { page: string }
  /** A letter, or a page of the server. */
  | { href: string }
);

const STYLE =
  'flex min-h-16 w-full items-center gap-4 px-4 py-3 text-left -outline-offset-2 transition-colors hover:bg-sunken sm:px-5 [&_svg]:size-5 [&_svg]:shrink-0';

/** One thing of the account: opens a dialog, a page, or a letter. */
export function AccountRow({ icon, title, hint, ...way }: Props) {
  const content = (
    <>
      <span className="text-deep">{icon}</span>
      <span className="grid min-w-0 grow">
        <span className="font-strong">{title}</span>
        {hint && <span className="text-small text-soft">{hint}</span>}
      </span>
      <ChevronRight aria-hidden className="text-soft" />
    </>
  );
  return (
    <li className="first:[&>*]:rounded-t-card last:[&>*]:rounded-b-card">
      {'onPress' in way ? (
        <button type="button" className={STYLE} onClick={way.onPress}>
          {content}
        </button>
      ) : 'page' in way ? (
        <Link href={way.page} className={STYLE}>
          {content}
        </Link>
      ) : (
        <a href={way.href} className={STYLE}>
          {content}
        </a>
      )}
    </li>
  );
}
