import { Images, LayoutDashboard, LogOut, Menu as MenuIcon, User } from 'lucide-react';
import { signOut } from '#features/auth/session.ts';
import { useSession } from '#features/auth/session-store.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MenuChoice, MenuItem, Menu, MenuLink, MenuSeparator } from '#ui/menu.tsx';
import { setTheme, useTheme } from './theme.ts';

const THEME_OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The menu of the header. */
export function HeaderMenu() {
  const { authenticated, unreachable } = useSession();
  const theme = useTheme();
  return (
    <Menu trigger={<IconButton label="Menu" icon={<MenuIcon aria-hidden />} />}>
      <MenuLink
        href={authenticated || unreachable ? '/dashboard' : '/login'}
        icon={<LayoutDashboard aria-hidden />}
      >
        Dashboard
      </MenuLink>
      {authenticated && (
        <MenuLink href="/profile" icon={<User aria-hidden />}>
          Profile
        </MenuLink>
      )}
      {authenticated && (
        <MenuLink href="/exercise-manager" icon={<Images aria-hidden />}>
          Exercise Manager
        </MenuLink>
      )}
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
