import type { ReactNode } from 'react';
import Info from 'lucide-react/icons/info';

type Props = { /** Replaces the "i". */ icon?: ReactNode; children: ReactNode };

export function Note({ icon, children }: Props) {
  return (
    <div className="flex items-start gap-2 rounded-card bg-tint px-4 py-3 forced-colors:border [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-deep">
      {icon ?? <Info aria-hidden />}
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
