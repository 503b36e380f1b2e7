import { resetLinkGivenSentence } from '@limber/domain/accounts/administration';
import { useState } from 'react';
import KeyRound from 'lucide-react/icons/key-round';
import { ofUser } from '#browser/stored.ts';
import { longDate } from '#browser/long-date.ts';
import { Note } from '#ui/note.tsx';
import { PageNotice } from '#ui/page-notice.tsx';
import { useSession } from './session-store.ts';

const KEY = 'resetLinkRead';

/** Warns that an administrator made a password link, until dismissed in this browser. */
export function ResetLinkNotice() {
  const given = useResetLinkGiven();
  const [read, setRead] = useState(() => ofUser.get(KEY));
  if (given === null || given === read) return null;
  const dismiss = () => {
    ofUser.set(KEY, given);
    setRead(given);
  };
  return (
    <PageNotice icon={<KeyRound aria-hidden />} dismiss="I have read this" onDismiss={dismiss}>
      <ResetLinkSentence given={given} />
    </PageNotice>
  );
}

/** Cannot be dismissed: an abuser of the link could dismiss it, too. */
export function LastingResetLinkNotice() {
  const given = useResetLinkGiven();
  if (given === null) return null;
  return (
    <div className="lg:col-span-2">
      <Note icon={<KeyRound aria-hidden />}>
        <ResetLinkSentence given={given} />
      </Note>
    </div>
  );
}

const useResetLinkGiven = () => useSession().user?.resetLinkGivenAt ?? null;

const ResetLinkSentence = ({ given }: { given: string }) => (
  <p>{resetLinkGivenSentence(longDate(given))}</p>
);
