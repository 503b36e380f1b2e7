import type { Team } from '@limber/contract/team';
import { useRef, useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusOnceDone } from '#browser/use-focus-once-done.ts';
import { MemberList } from './member-list.tsx';
import { useHandOver, useRemoveMember } from './team.api.ts';

type Member = Team['members'][number];
type Asked = { what: 'remove' | 'hand-over'; member: Member };

/** The owner can remove members or hand the team over. */
export function TeamMembers({ team: { members, youAreOwner } }: { team: Team }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusOnceDone = useFocusOnceDone(heading, asked !== null);
  const close = () => setAsked(null);
  const done = () => {
    focusOnceDone();
    close();
  };
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className="text-body font-strong outline-none">
        Members
      </h2>
      <MemberList
        members={members}
        renderActions={(member) =>
          youAreOwner && !member.isYou && <MemberActions member={member} onAsk={setAsked} />
        }
      />
      {asked?.what === 'remove' && (
        <RemoveMember member={asked.member} onClose={close} onDone={done} />
      )}
      {asked?.what === 'hand-over' && (
        <HandOver member={asked.member} onClose={close} onDone={done} />
      )}
    </Card>
  );
}

function MemberActions({ member, onAsk }: { member: Member; onAsk: (asked: Asked) => void }) {
  const { fullName } = member;
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        kind="secondary"
        size="small"
        aria-label={`Make owner: ${fullName}`}
        onClick={() => onAsk({ what: 'hand-over', member })}
      >
        Make owner
      </Button>
      <Button
        kind="danger"
        size="small"
        aria-label={`Remove: ${fullName}`}
        onClick={() => onAsk({ what: 'remove', member })}
      >
        Remove
      </Button>
    </span>
  );
}

type DialogProps = { member: Member; onClose: () => void; onDone: () => void };

function RemoveMember({ member, onClose, onDone }: DialogProps) {
  const removal = useRemoveMember(onDone);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Remove ${member.fullName}?`}
      description="They fall back to the plan that they had before, and lose nothing they saved. Their seat is free again."
      confirm="Remove"
      pending={removal.isPending}
      onConfirm={() => removal.mutate(member)}
    />
  );
}

function HandOver({ member, onClose, onDone }: DialogProps) {
  const handOver = useHandOver(onDone);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Make ${member.fullName} the owner?`}
      description="Then they invite and remove people, and you are a member. You go on paying until they buy the Team plan, or you cancel it."
      confirm="Hand over"
      kind="primary"
      pending={handOver.isPending}
      onConfirm={() => handOver.mutate(member)}
    />
  );
}
