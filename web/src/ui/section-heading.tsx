import { type ReactNode, type Ref, useEffect, useRef } from 'react';

type Props = {
  /** Takes the focus, so that a screen reader announces replaced content. */
  announced?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function SectionHeading({ announced = false, ref, children }: Props) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (announced) own.current?.querySelector('h2')?.focus();
  }, [announced]);
  return (
    <div ref={own} className="min-w-0">
      <h2 ref={ref} tabIndex={-1} className="text-title outline-none [overflow-wrap:anywhere]">
        {children}
      </h2>
    </div>
  );
}
