import { Button } from '#ui/button.tsx';

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** Below a list that comes in pages: shows the next one. Nothing after the last. */
export function MoreRows({ query, label }: { query: Pages; label: string }) {
  if (!query.hasNextPage) return null;
  return (
    <div className="grid justify-items-center">
      <Button
        kind="secondary"
        pending={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  );
}
