import { useSession } from '#features/auth/session-store.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

export function NotFoundScreen() {
  const { authenticated } = useSession();
  return (
    <div className="mx-auto w-full max-w-md px-4 py-12 sm:py-20">
      <Card padding="generous">
        <div className="grid justify-items-start gap-4">
          <PageHeading title="Page Not Found">Page Not Found</PageHeading>
          <p className="text-soft">
            There is nothing at this address. It may have moved, or it has a typing mistake.
          </p>
          {authenticated ? (
            <ButtonLink href="/dashboard">Go to Dashboard</ButtonLink>
          ) : (
            <ButtonLink href="/">Back to Homepage</ButtonLink>
          )}
        </div>
      </Card>
    </div>
  );
}
