import type { Team } from '@limber/contract/team';
import { FIGURES_SENTENCE } from '@limber/domain/insight/words';
import { inAnotherTeam, inTeam, TEAM_SENTENCES } from '@limber/domain/teams/team';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, sentenceWithReference } from '#api/api-error.ts';
import { Loaded } from '#api/loaded.tsx';
import { useSecretInAddress } from '#features/auth/secret-in-address.ts';
import { useSession } from '#features/auth/session-store.ts';
import { invitationQuery, teamQuery, useAccept } from '#features/team/team.api.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { longDate } from '#browser/long-date.ts';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { forgetSecret, keptSecret, keepSecret } from './kept-secret.ts';

/** The link's secret identifies the invitation. */
export function JoinScreen() {
  const inAddress = useSecretInAddress();
  // Sign-in and registration lead back without the part behind #.
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
              <Accept secret={secret} team={team} />
            </div>
          </Card>
        )}
      </Loaded>
    </Page>
  );
}

type AcceptProps = { secret: string; /** The team of the invitation. */ team: string };

/** Without an account the buttons lead to one; members of a team get a link to it. */
function Accept({ secret, team }: AcceptProps) {
  const { authenticated, user } = useSession();
  const own = useOwnTeam();
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
  if (own === undefined) return <SkeletonBlock shape="h-13 w-full" />;
  if (own) return <InATeam sentence={own.name === team ? inTeam(team) : inAnotherTeam(own.name)} />;
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

/**
 * Replaces the button for members of a team, also for those whose joining succeeded but whose
 * answer was lost.
 */
function InATeam({ sentence }: { sentence: string }) {
  return (
    <>
      <output className="[overflow-wrap:anywhere]">{sentence}</output>
      <ButtonLink href="/team" size="large" wide>
        Go to your team
      </ButtonLink>
    </>
  );
}

/** The user's team; null for none, undefined until known. */
function useOwnTeam(): Team | null | undefined {
  const { authenticated } = useSession();
  const { data, isError } = useQuery({ ...teamQuery, enabled: authenticated });
  return authenticated && !isError ? data : null;
}

/** Used invitations lead here too. */
function InvitationOver() {
  const team = useOwnTeam();
  return (
    <Page title="Your invitation" step={team === undefined ? undefined : 'over'} width="narrow">
      {/* The height of the final text in the narrowest window, so that nothing moves. */}
      <div className="grid min-h-56 content-start">
        {team === undefined ? <SkeletonBlock shape="h-48 w-full" /> : <Over team={team} />}
      </div>
    </Page>
  );
}

function Over({ team }: { team: Team | null }) {
  const action = team ? (
    <ButtonLink href="/team">Go to your team</ButtonLink>
  ) : (
    <ButtonLink href="/dashboard">Go to Limber</ButtonLink>
  );
  return (
    <ErrorState title="This invitation no longer works" action={action}>
      {team ? inTeam(team.name) : TEAM_SENTENCES.invitationOver}
    </ErrorState>
  );
}
