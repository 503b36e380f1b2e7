import type { Team, TeamInvitation } from '@limber/contract/team';
import { TEAM_INVITATION_DAYS } from '@limber/domain/teams/invitation';
import { inviteProblem } from '@limber/domain/teams/seats';
import { useEffect, useRef, useState } from 'react';
import { Card } from '#ui/card.tsx';
import { LinkDialog } from '#ui/link-dialog.tsx';
import { Note } from '#ui/note.tsx';
import { useFocusOnceDone } from '#browser/use-focus-once-done.ts';
import { InvitationRow, WithdrawInvitation } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';

/** For the owner. */
export function TeamInvitations({ team: { seats, invitations } }: { team: Team }) {
  const problem = seats && inviteProblem(seats);
  const [link, setLink] = useState<string | null>(null);
  const [withdrawn, setWithdrawn] = useState<TeamInvitation | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusOnceDone = useFocusOnceDone(heading, withdrawn !== null);
  const close = () => setWithdrawn(null);
  const hadForm = useRef(problem === null);
  useEffect(() => {
    const isGone = hadForm.current && problem !== null;
    hadForm.current = problem === null;
    // The form disappears with the last free seat, and its focus is lost.
    if (isGone && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [problem]);
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className="text-body font-strong outline-none">
        Invite people
      </h2>
      <p className="mt-1 text-soft">
        An invitation works once, for {TEAM_INVITATION_DAYS} days. Until then it takes a seat.
      </p>
      <div className="mt-4">
        {problem === null ? <InviteForm onLink={setLink} /> : <Note>{problem}</Note>}
      </div>
      {invitations.length > 0 && (
        <ul aria-label="Invitations that wait" className="mt-4 divide-y divide-hairline">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onLink={setLink}
              onWithdraw={() => setWithdrawn(invitation)}
            />
          ))}
        </ul>
      )}
      {withdrawn && (
        <WithdrawInvitation
          invitation={withdrawn}
          onClose={close}
          onDone={() => {
            focusOnceDone();
            close();
          }}
        />
      )}
      {link !== null && (
        <LinkDialog
          link={link}
          description="Whoever uses it first joins your team."
          onClose={() => setLink(null)}
        />
      )}
    </Card>
  );
}
