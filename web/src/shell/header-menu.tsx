import MenuIcon from 'lucide-react/icons/menu';
import { Avatar } from '#features/auth/avatar.tsx';
import { useSession } from '#features/auth/session-store.ts';
import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';
import { MenuButton } from '#ui/menu-button.tsx';

const HeaderMenuList = lazyWhenIdle(
  async () => (await import('./header-menu-list.tsx')).HeaderMenuList,
);

export function HeaderMenu() {
  const { user } = useSession();
  const icon = user ? <Avatar user={user} size="small" /> : <MenuIcon aria-hidden />;
  return <MenuButton label="Menu" icon={icon} menu={HeaderMenuList} />;
}
