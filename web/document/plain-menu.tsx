import { PAGES } from '@limber/contract/pages';
import type { ReactNode } from 'react';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MenuIcon from 'lucide-react/icons/menu';
import { THEME_OPTIONS } from '#shell/theme.ts';
import { floatStyle } from '#ui/float-style.ts';
import { RoundButton } from '#ui/icon-button.tsx';

const ID = 'menu';
const itemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-3 py-2 hover:bg-tint [&_svg]:size-5 [&_svg]:shrink-0';

/** The menu of strangers on a plain page: the browser opens it, plain-page.ts sets the theme. */
export function PlainMenu() {
  return (
    <>
      <RoundButton label="Menu" icon={<MenuIcon aria-hidden />} popoverTarget={ID} />
      <nav
        id={ID}
        popover="auto"
        aria-label="Menu"
        className={`${floatStyle} absolute inset-auto top-[calc(var(--mission)+3.5rem)] right-4 m-0 text-ink sm:top-[calc(var(--mission)+4rem)] sm:right-[max(1.5rem,50vw-34.5rem)]`}
      >
        <MenuLink href={PAGES.login.path} icon={<LayoutDashboard aria-hidden />}>
          Dashboard
        </MenuLink>
        <MenuLink href={PAGES.mission.path} icon={<HeartHandshake aria-hidden />}>
          Our Mission
        </MenuLink>
        <hr className="my-1.5 border-hairline" />
        <fieldset>
          <legend className="px-3 pt-2 pb-1 text-small text-soft">Theme</legend>
          <div className="grid auto-cols-fr grid-flow-col gap-1">
            {THEME_OPTIONS.map(({ value, label }) => (
              <label
                key={value}
                className={`${itemStyle} group flex-col justify-center gap-0 px-2 text-small has-checked:font-strong has-checked:text-deep has-focus-visible:outline-2`}
              >
                <input type="radio" name="theme" value={value} className="sr-only" />
                {label}
                <span className="h-1 w-4 rounded-pill group-has-checked:bg-deep forced-colors:group-has-checked:bg-[CanvasText]" />
              </label>
            ))}
          </div>
        </fieldset>
      </nav>
    </>
  );
}

type MenuLinkProps = { href: string; icon: ReactNode; children: ReactNode };

function MenuLink({ href, icon, children }: MenuLinkProps) {
  return (
    <a href={href} className={itemStyle}>
      {icon}
      {children}
    </a>
  );
}
