import type { Team, TeamInvitation } from '@limber/contract/team';
import { TEAM_INVITATION_DAYS } from '@limber/domain/teams/invitation';
import { inviteProblem } from '@limber/domain/teams/seats';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { Link as LinkIcon } from '#ui/icons/link.tsx';
import { Send } from '#ui/icons/send.tsx';
import { LinkDialog } from '#ui/link-dialog.tsx';
import { longDate } from '#ui/long-date.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';
import { invite, teamQuery, useCopyLink, useWithdraw } from './team.api.ts';

const invitationResolver = resolveLater(
  async () => (await import('./team.schema.ts')).invitationResolver,
);

const FAILED = 'Failed to invite. Please try again.';

/** Where the owner invites people, and sees who has not answered yet. */
export function TeamInvitations({ team: { seats, invitations } }: { team: Team }) {
  const problem = seats && inviteProblem(seats);
  const [link, setLink] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const copy = useCopyLink(setLink);
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className="text-body font-strong outline-none">
        Invite people
      </h2>
      <p className="mt-1 text-soft">
        An invitation works once, for {TEAM_INVITATION_DAYS} days. Until then it takes a seat.
      </p>
      <div className="mt-4">
        {problem === null ? (
          <InviteForm onLink={(id) => copy.mutate({ id })} />
        ) : (
          <Note>{problem}</Note>
        )}
      </div>
      {invitations.length > 0 && (
        <ul aria-label="Invitations that wait" className="mt-4 divide-y divide-hairline">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onCopy={() => copy.mutate(invitation)}
              onWithdrawn={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
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

/** By mail, or by a link that is handed on by hand. */
function InviteForm({ onLink }: { onLink: (invitationId: string) => void }) {
  const form = useForm({ resolver: invitationResolver, defaultValues: { email: '' } });
  const cache = useQueryClient();
  const linking = useMutation({
    mutationFn: () => invite(null),
    onSuccess: ({ invitation }) => {
      onLink(invitation.id);
      return cache.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
    onError: (error) => toastFailure(FAILED, error),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ email }) => {
    try {
      const { isMailed } = await invite(email);
      const description = isMailed
        ? `A mail to ${email} is on its way.`
        : `${email} is invited, but no mail was sent. Copy the link below and send it yourself.`;
      toast({ kind: 'success', title: 'Invited', description });
      form.reset();
      await cache.invalidateQueries({ queryKey: teamQuery.queryKey });
    } catch (error) {
      showIssues(form, error, FAILED);
      toastFailure(FAILED, error);
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <FormProblem sentence={errors.root?.message} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting}>
          <Send aria-hidden /> Send invitation
        </Button>
        <Button kind="secondary" pending={linking.isPending} onClick={() => linking.mutate()}>
          <LinkIcon aria-hidden /> Copy a link instead
        </Button>
      </div>
    </form>
  );
}

type RowProps = { invitation: TeamInvitation; onCopy: () => void; onWithdrawn: () => void };

function InvitationRow({ invitation, onCopy, onWithdrawn }: RowProps) {
  const withdrawal = useWithdraw(onWithdrawn);
  const { email, expiresAt } = invitation;
  const name = email ?? `By link, until ${longDate(expiresAt)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0">
        <span className="[overflow-wrap:anywhere]">{email ?? 'By link'}</span>
        <span className="text-small text-soft">Until {longDate(expiresAt)}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="small" aria-label={`Copy link: ${name}`} onClick={onCopy}>
          Copy link
        </Button>
        <Button
          kind="danger"
          size="small"
          aria-label={`Withdraw: ${name}`}
          pending={withdrawal.isPending}
          onClick={() => withdrawal.mutate(invitation)}
        >
          Withdraw
        </Button>
      </div>
    </li>
  );
}
