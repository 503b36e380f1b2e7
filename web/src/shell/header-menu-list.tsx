import type { User } from '@limber/contract/auth';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CreditCard from 'lucide-react/icons/credit-card';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Images from 'lucide-react/icons/images';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserIcon from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { Avatar } from '#features/auth/avatar.tsx';
import { signOut } from '#features/auth/session.ts';
import { useSession } from '#features/auth/session-store.ts';
import type { OpenMenu } from '#ui/menu-button.tsx';
import { Menu, MenuChoice, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '#ui/menu.tsx';
import { setTheme, THEME_OPTIONS, useTheme } from './theme.ts';

export function HeaderMenuList(menu: OpenMenu) {
  const { user, authenticated, unreachable } = useSession();
  const theme = useTheme();
  return (
    <Menu {...menu}>
      {user && <Owner user={user} />}
      <MenuLink
        href={authenticated || unreachable ? '/dashboard' : '/login'}
        icon={<LayoutDashboard aria-hidden />}
      >
        Dashboard
      </MenuLink>
      {authenticated && <OwnPages />}
      {user?.role === 'administrator' && (
        <MenuLink href="/admin" icon={<ShieldCheck aria-hidden />}>
          Administration
        </MenuLink>
      )}
      <MenuLink href="/mission" icon={<HeartHandshake aria-hidden />}>
        Our Mission
      </MenuLink>
      <MenuSeparator />
      <MenuChoice label="Theme" options={THEME_OPTIONS} value={theme} onChange={setTheme} />
      {authenticated && (
        <>
          <MenuSeparator />
          <MenuItem icon={<LogOut aria-hidden />} onSelect={signOut}>
            Sign Out
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function Owner({ user }: { user: User }) {
  return (
    <>
      <MenuHeading>
        <Avatar user={user} size="small" />
        <span className="grid min-w-0 [overflow-wrap:anywhere]">
          <span className="line-clamp-2 font-strong">{user.fullName || user.username}</span>
          <span className="line-clamp-1 text-small text-soft">{user.email}</span>
        </span>
      </MenuHeading>
      <MenuSeparator />
    </>
  );
}

/** Profile pages have an entry per tab. */
function OwnPages() {
  return (
    <>
      <MenuLink href="/profile" icon={<UserIcon aria-hidden />}>
        Profile
      </MenuLink>
      <MenuLink href="/profile?tab=custom-plans" icon={<ListChecks aria-hidden />}>
        Custom Plans
      </MenuLink>
      <MenuLink href="/profile?tab=history" icon={<CalendarDays aria-hidden />}>
        History
      </MenuLink>
      <MenuLink href="/subscription" icon={<CreditCard aria-hidden />}>
        Subscription
      </MenuLink>
      <MenuLink href="/team" icon={<Users aria-hidden />}>
        Team
      </MenuLink>
      <MenuLink href="/exercise-manager" icon={<Images aria-hidden />}>
        Exercise Manager
      </MenuLink>
    </>
  );
}
