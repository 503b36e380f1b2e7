import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { useState } from 'react';
import { ofUser } from '#browser/stored.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ReachUs } from '#features/operator/operator-identity.tsx';

/** The product is free for founding members. */
export function FoundingNotice({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(open) => !open && onClose()}
      title="Limber is free for you"
      footer={<Button onClick={onClose}>Got it</Button>}
    >
      <div className="grid gap-3">
        <p>
          You are one of the first {FOUNDING_MEMBERS} users. Everything in Pro is yours, free, for
          good: no card, no trial, nothing to cancel.
        </p>
        <p>
          All we ask for is your opinion. Tell us what helps and what does not. <ReachUs />
        </p>
      </div>
    </Dialog>
  );
}

/** Users may share a browser. */
const keyOf = (userId: number) => `foundingNoticeRead_${userId}`;

/** The notice opens by itself until this user closes it once in this browser, and on demand. */
export function useFoundingNotice(userId: number, foundingMember: boolean) {
  const [asked, setAsked] = useState(false);
  const [read, setRead] = useState(() => ofUser.get(keyOf(userId)) !== null);
  return {
    open: foundingMember && (asked || !read),
    ask: () => setAsked(true),
    close: () => {
      ofUser.set(keyOf(userId), new Date().toISOString());
      setRead(true);
      setAsked(false);
    },
  };
}
