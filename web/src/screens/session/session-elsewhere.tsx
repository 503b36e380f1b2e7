import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';

/** Another tab of this browser runs the session: two would speak over each other. */
export function SessionElsewhere({ name, onTakeOver }: { name: string; onTakeOver: () => void }) {
  return (
    <Page title={name}>
      <EmptyState
        title="This session runs in another tab"
        action={
          <div className="flex flex-wrap gap-3">
            <Button onClick={onTakeOver}>Go on here</Button>
            <ButtonLink kind="quiet" href="/dashboard">
              Back to today
            </ButtonLink>
          </div>
        }
      >
        It goes on there until you take it over.
      </EmptyState>
    </Page>
  );
}
