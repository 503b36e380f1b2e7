import { FIGURES_SENTENCE } from '@limber/domain/insight/words';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, sentenceWithReference } from '#api/api-error.ts';
import { Loaded } from '#api/loaded.tsx';
import { useSecretInAddress } from '#features/auth/secret-in-address.ts';
import { useSession } from '#features/auth/session-store.ts';
import { invitationQuery, useAccept } from '#features/team/team.api.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { longDate } from '#ui/long-date.ts';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { forgetSecret, keptSecret, keepSecret } from './kept-secret.ts';

/** Where an invitation into a team is read and accepted, by the secret of its link. */
export function JoinScreen() {
  const inAddress = useSecretInAddress();
  // Signing in and registering lead back without what stands behind the #.
  const [kept] = useState(keptSecret);
  const secret = inAddress === '' ? kept : inAddress;
  return <Invitation key={secret} secret={secret} />;
}

function Invitation({ secret }: { secret: string }) {
  const query = useQuery(invitationQuery(secret));
  const gone = secret === '' || isOver(query.error);
  if (gone) return <InvitationOver />;
  return (
    <Page title="Your invitation" width="narrow">
      <Loaded query={query} what="your invitation" skeleton={<SkeletonBlock shape="h-48 w-full" />}>
        {({ team, invitedBy, isPaid, expiresAt }) => (
          <Card padding="generous">
            <div className="grid gap-5">
              <p className="[overflow-wrap:anywhere]">
                <strong className="font-strong">{invitedBy}</strong> invites you to the team{' '}
                <strong className="font-strong">“{team}”</strong>.{' '}
                {isPaid
                  ? 'Your seat is paid for: everything in Pro is yours.'
                  : 'Nobody pays for it at the moment, so nobody can join yet.'}
              </p>
              <p className="text-soft">
                Your team sees your name and that you joined. Never where it hurts, what you do, or
                when. The invitation is good until {longDate(expiresAt)}.
              </p>
              <p className="text-soft">{FIGURES_SENTENCE}</p>
              <Accept secret={secret} />
            </div>
          </Card>
        )}
      </Loaded>
    </Page>
  );
}

/** Joins, or leads to an account first. */
function Accept({ secret }: { secret: string }) {
  const { authenticated, user } = useSession();
  const [, navigate] = useLocation();
  const joining = useAccept(secret, () => {
    forgetSecret();
    navigate('/team', { replace: true });
  });
  if (!authenticated) {
    const keep = () => keepSecret(secret);
    return (
      <div className="grid gap-3">
        <ButtonLink href="/register?returnUrl=%2Fjoin" size="large" wide onClick={keep}>
          Create an account
        </ButtonLink>
        <ButtonLink
          href="/login?returnUrl=%2Fjoin"
          kind="secondary"
          size="large"
          wide
          onClick={keep}
        >
          I have an account
        </ButtonLink>
      </div>
    );
  }
  if (isOver(joining.error)) return <p role="alert">{TEAM_SENTENCES.invitationOver}</p>;
  const failed = 'You could not join the team';
  return (
    <>
      <FormProblem
        sentence={joining.isError ? sentenceWithReference(joining.error, failed) : undefined}
      />
      <Button size="large" wide pending={joining.isPending} onClick={() => joining.mutate()}>
        Join the team
      </Button>
      <p className="text-small text-soft">You are signed in as {user?.username}.</p>
    </>
  );
}

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal?.code === 'invitation-over';

function InvitationOver() {
  return (
    <Page title="Your invitation" step="over" width="narrow">
      <ErrorState
        title="This invitation no longer works"
        action={<ButtonLink href="/dashboard">Go to Limber</ButtonLink>}
      >
        {TEAM_SENTENCES.invitationOver}
      </ErrorState>
    </Page>
  );
}
