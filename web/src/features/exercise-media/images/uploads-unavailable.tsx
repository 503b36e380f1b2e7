import type { UseQueryResult } from '@tanstack/react-query';
import { errorSentence } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const TRY_AGAIN = 'Something went wrong on our side. Please try again.';

/** Stands where the uploaded images would be while they load, or when they could not be loaded. */
export function UploadsUnavailable({ media }: { media: UseQueryResult }) {
  if (media.isPending) {
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading your images</output>
        <Skeleton shape="h-6 w-32" />
        <Skeleton shape="h-11 w-full" />
      </div>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <h3 className="text-body font-strong">Your images could not be loaded</h3>
      <p className="text-soft">{errorSentence(media.error, TRY_AGAIN)}</p>
      <Button kind="secondary" pending={media.isFetching} onClick={() => void media.refetch()}>
        Try again
      </Button>
    </div>
  );
}
