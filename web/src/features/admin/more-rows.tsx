import { useState } from 'react';
import { errorSentence } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => unknown;
};

/** After the last page a sentence replaces the button. */
export function MoreRows({ query, label }: { query: Pages; label: string }) {
  const [asked, setAsked] = useState(false);
  if (!query.hasNextPage) return asked ? <AllShown /> : null;
  const showMore = () => {
    setAsked(true);
    void query.fetchNextPage();
  };
  return (
    <div className="grid justify-items-center gap-3">
      {query.isFetchNextPageError && !query.isFetchingNextPage && (
        <p role="alert" className="text-wrong">
          {errorSentence(query.error, 'The next page could not be loaded. Please try again.')}
        </p>
      )}
      <Button kind="secondary" pending={query.isFetchingNextPage} onClick={showMore}>
        {label}
      </Button>
    </div>
  );
}

/** Takes over the focus of the button. */
function AllShown() {
  return (
    <p ref={focusOnceShown} tabIndex={-1} className="text-center text-soft outline-none">
      These are all.
    </p>
  );
}

function focusOnceShown(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
