import type { TeamInvitation } from '@limber/contract/team';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { longDate } from '#browser/long-date.ts';
import { singlePress } from '#browser/single-press.ts';
import { useCopyLink, useWithdraw } from './team.api.ts';

type RowProps = {
  invitation: TeamInvitation;
  /** Called if the browser refuses to copy the link. */
  onLink: (link: string) => void;
  /** Opens the confirmation. */
  onWithdraw: () => void;
};

/** A pending invitation. */
export function InvitationRow({ invitation, onLink, onWithdraw }: RowProps) {
  const copy = useCopyLink(onLink);
  const { email, expiresAt } = invitation;
  const name = email ?? `By link, until ${longDate(expiresAt)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0">
        <span className="[overflow-wrap:anywhere]">{email ?? 'By link'}</span>
        <span className="text-small text-soft">Until {longDate(expiresAt)}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          size="small"
          aria-label={`Copy link: ${name}`}
          pending={copy.isPending}
          {...singlePress(() => copy.mutate(invitation))}
        >
          Copy link
        </Button>
        <Button kind="danger" size="small" aria-label={`Withdraw: ${name}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      </div>
    </li>
  );
}

type DialogProps = { invitation: TeamInvitation; onClose: () => void; onDone: () => void };

/** Asks first, since a mailed link cannot be restored. */
export function WithdrawInvitation({ invitation, onClose, onDone }: DialogProps) {
  const { email, expiresAt } = invitation;
  const withdrawal = useWithdraw(onDone);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={
        email === null
          ? 'Withdraw the invitation by link?'
          : `Withdraw the invitation for ${email}?`
      }
      description={`It is good until ${longDate(expiresAt)}. Once withdrawn, its links stop working and its seat is free again.`}
      confirm="Withdraw"
      cancel="Keep it"
      pending={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate(invitation)}
    />
  );
}
