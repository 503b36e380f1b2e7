import type { PersonDetails } from '@limber/contract/admin';
import { capitalised } from '@limber/domain/capitalised';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { longDate } from '#browser/long-date.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { useFocusReturnAfterSteps } from '#browser/use-focus-return.ts';
import { personQuery, useEndSessions, useSetDeactivated } from './admin.api.ts';
import { Facts } from './facts.tsx';
import { DeletePersonDialog, ResetLinkDialog, RoleDialog } from './person-dialogs.tsx';

type Asked = 'role' | 'reset-link' | 'deactivate' | 'delete';

export function PersonDialog({
  id,
  name,
  onClose,
  onDeleted,
}: {
  id: number;
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const query = useQuery(personQuery(id));
  const [asked, setAsked] = useState<Asked | null>(null);
  const person = query.data;
  useFocusReturnAfterSteps();
  const back = () => setAsked(null);
  if (person && asked === 'role') return <RoleDialog person={person} onClose={back} />;
  if (person && asked === 'reset-link') return <ResetLinkDialog person={person} onClose={back} />;
  if (person && asked === 'deactivate') return <Deactivation person={person} onClose={back} />;
  if (person && asked === 'delete') {
    return <DeletePersonDialog person={person} onClose={back} onDeleted={onDeleted} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      footer={
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Loaded query={query} what="the account" skeleton={<SkeletonBlock shape="h-48" />}>
        {(found) => (
          <div className="grid gap-5">
            <Facts facts={factsOf(found)} />
            {found.isYou ? (
              <p className="text-soft">
                This is your own account. Another administrator has to change it.
              </p>
            ) : (
              <Actions person={found} onAsk={setAsked} />
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

const factsOf = (person: PersonDetails) =>
  [
    ['Username', person.username],
    ['Email', person.email],
    ['Role', person.role === 'administrator' ? 'Administrator' : 'Member'],
    ['Plan', capitalised(person.subscriptionTier)],
    ['Since', longDate(person.createdAt)],
    ...(person.unusedDays === null ? [] : [['Not used', `For ${person.unusedDays} days`] as const]),
    ['Second factor', person.hasSecondFactor ? 'On' : 'Off'],
    ['Account', person.isDeactivated ? 'Deactivated' : 'Open'],
  ] as const;

function Actions({ person, onAsk }: { person: PersonDetails; onAsk: (asked: Asked) => void }) {
  const ending = useEndSessions(person.id);
  const opening = useSetDeactivated(person.id, () => {});
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="secondary" onClick={() => onAsk('role')}>
        {person.role === 'administrator' ? 'Make member' : 'Make administrator'}
      </Button>
      <Button kind="secondary" onClick={() => onAsk('reset-link')}>
        Give a link to a new password
      </Button>
      <Button kind="secondary" pending={ending.isPending} onClick={() => ending.mutate()}>
        Sign out everywhere
      </Button>
      {person.isDeactivated ? (
        <Button kind="secondary" pending={opening.isPending} onClick={() => opening.mutate(false)}>
          Reactivate
        </Button>
      ) : (
        <Button kind="danger" onClick={() => onAsk('deactivate')}>
          Deactivate
        </Button>
      )}
      <Button kind="danger" onClick={() => onAsk('delete')}>
        Delete
      </Button>
    </div>
  );
}

function Deactivation({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const closing = useSetDeactivated(person.id, onClose);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Deactivate the account of ${person.fullName}?`}
      description="They are signed out everywhere and cannot sign in. Nothing is deleted, and what they pay for goes on."
      confirm="Deactivate"
      cancel="Cancel"
      pending={closing.isPending}
      onConfirm={() => closing.mutate(true)}
    />
  );
}
