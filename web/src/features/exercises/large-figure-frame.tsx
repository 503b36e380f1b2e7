import type { ReactNode } from 'react';

type Props = {
  figure: ReactNode;
  pause?: ReactNode;
  children: ReactNode;
};

/**
 * A figure as large as possible, and a line below it, which is as high without a pause button. The
 * figure stands at the bottom, on desktops also at the right, so that a body cropped by the picture
 * ends at the edge of the frame or the window.
 */
export function LargeFigureFrame({ figure, pause, children }: Props) {
  return (
    <div className="grid size-full grid-rows-[minmax(0,1fr)_auto]">
      <div className="flex min-h-0 items-end justify-center text-on-stage [container-type:size] lg:justify-end">
        <div className="relative size-[min(100cqw,100cqh)]">{figure}</div>
      </div>
      <div className="flex h-14 min-w-0 items-center gap-1 px-2">
        <div className="size-11 shrink-0">{pause}</div>
        {children}
      </div>
    </div>
  );
}
