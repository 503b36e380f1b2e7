import type { ReactNode } from 'react';

type Props = {
  icon?: ReactNode;
  title: string;
  /** One sentence about the next step. */
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className="grid content-start justify-items-start gap-3 rounded-card border border-dashed border-edge p-6 sm:p-8">
      {icon && (
        <span aria-hidden className="text-brand [&_svg]:size-8">
          {icon}
        </span>
      )}
      <h2 className="text-body font-strong">{title}</h2>
      {children && <div className="max-w-prose text-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
