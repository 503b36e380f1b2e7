import { PAGES } from '@limber/contract/pages';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import Activity from 'lucide-react/icons/activity';
import LibraryBig from 'lucide-react/icons/library-big';
import User from 'lucide-react/icons/user';
import { isOn } from './main-pages.ts';

const TABS = [
  { page: 'dashboard', label: 'Mobility', icon: <Activity aria-hidden /> },
  { page: 'exercises', label: 'Exercises', icon: <LibraryBig aria-hidden /> },
  { page: 'profile', label: 'Profile', icon: <User aria-hidden /> },
] as const;

/** For phones only. */
export function BottomNav({ path }: { path: string }) {
  return (
    <nav aria-label="Main" className="grow sm:hidden">
      <ul className="grid grid-cols-3">
        {TABS.map(({ page, label, icon }) => {
          const active = isOn(path, page);
          return (
            <li key={page}>
              <Link
                href={PAGES[page].path}
                aria-current={active ? 'page' : undefined}
                className={clsx(
                  'grid h-16 place-content-center justify-items-center gap-0.5 text-small -outline-offset-2 [&_svg]:size-6',
                  active ? 'font-strong text-deep' : 'text-soft',
                )}
              >
                {icon}
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
