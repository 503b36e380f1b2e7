import type { Team } from '@limber/contract/team';
import {
  intervalWords,
  moneyWords,
  PRICES,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { Loaded } from '#api/loaded.tsx';
import { TeamInsight } from '#features/insight/team-insight.tsx';
import { LeaveTeam } from '#features/team/leave-team.tsx';
import { RenameTeam } from '#features/team/rename-team.tsx';
import { TeamInvitations } from '#features/team/team-invitations.tsx';
import { TeamMembers } from '#features/team/team-members.tsx';
import { TeamSeats } from '#features/team/team-seats.tsx';
import { teamQuery } from '#features/team/team.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';

/** Only the owner sees seats and invitations. */
export function TeamScreen() {
  const query = useQuery(teamQuery);
  const team = query.data ?? null;
  return (
    <Page
      title="Team"
      heading={team && <span className="[overflow-wrap:anywhere]">{team.name}</span>}
      actions={team?.youAreOwner && <RenameTeam name={team.name} />}
    >
      <Loaded query={query} what="your team" skeleton={<Skeleton />}>
        {(found) => (found ? <OwnTeam team={found} /> : <NoTeam />)}
      </Loaded>
    </Page>
  );
}

function OwnTeam({ team }: { team: Team }) {
  const { seats, isPaid, youAreOwner } = team;
  return (
    <>
      {seats && <TeamSeats team={team} seats={seats} />}
      {!seats && !isPaid && <Note>{TEAM_SENTENCES.nobodyPays}</Note>}
      {youAreOwner && <TeamInvitations team={team} />}
      <TeamMembers team={team} />
      <TeamInsight />
      <section className="grid gap-2">
        <h2 className="text-body font-strong">What your team sees of you</h2>
        <p className="max-w-prose text-soft">
          Your name, and that you are in the team. Never where it hurts, your health card, what you
          do, or on which days: neither the owner nor anybody else. The figures above are about all
          of you, and identify nobody.
        </p>
      </section>
      <div>
        <LeaveTeam team={team} />
      </div>
    </>
  );
}

function NoTeam() {
  return (
    <EmptyState
      icon={<Users />}
      title="You are in no team"
      action={
        <ButtonLink href="/subscription?plan=team" kind="secondary">
          Choose Team
        </ButtonLink>
      }
    >
      <p>
        With the Team plan you give your colleagues everything in Pro, for{' '}
        {moneyWords(PRICES.team.cents)} {intervalWords(PRICES.team)}, from {TEAM_MINIMUM_USERS}{' '}
        people. Were you invited? Then open the link of your invitation.
      </p>
    </EmptyState>
  );
}

function Skeleton() {
  return (
    <>
      {['h-28', 'h-48', 'h-40'].map((height) => (
        <Card key={height}>
          <SkeletonBlock shape={`${height} w-full`} />
        </Card>
      ))}
    </>
  );
}
