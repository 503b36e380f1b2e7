import { SkeletonBlock } from '#ui/skeleton-block.tsx';

/** The height is the ribbon's, so that nothing below it moves. */
export function RibbonSkeleton() {
  return (
    <div className="across-the-window grid gap-3 py-5">
      <SkeletonBlock shape="h-11 w-64" />
      <div className="max-md:pb-24 max-md:pl-8 md:pt-5 md:pl-9">
        <SkeletonBlock shape="aspect-[31/12] md:aspect-[53/7]" />
      </div>
      <SkeletonBlock shape="h-12 w-64" />
      <div className="h-14" />
    </div>
  );
}
