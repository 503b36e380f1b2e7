import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import type { WayBack } from './way-back.ts';

type Props = { name: string; wayBack: WayBack; onTakeOver: () => void };

/** The session runs in another tab: two would talk over each other. */
export function SessionElsewhere({ name, wayBack, onTakeOver }: Props) {
  return (
    <Page title={name}>
      <EmptyState
        title="This session runs in another tab"
        action={
          <div className="flex flex-wrap gap-3">
            <Button onClick={onTakeOver}>Go on here</Button>
            <ButtonLink kind="quiet" href={wayBack.href}>
              {wayBack.label}
            </ButtonLink>
          </div>
        }
      >
        It goes on there until you take it over.
      </EmptyState>
    </Page>
  );
}
