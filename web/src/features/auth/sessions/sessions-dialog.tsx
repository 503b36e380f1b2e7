import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Session } from '@limber/contract/sessions';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { NotLoadedNote } from '#api/not-loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { longDate } from '#browser/long-date.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { deviceName, sessionsQuery, useEndOtherSessions, useEndSession } from './sessions.api.ts';

export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { data: sessions } = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const hasOthers = (sessions?.length ?? 0) > 1;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Devices"
      description="Where you are signed in. A device is signed out 30 days after its last use, and 90 days after signing in."
      footer={
        <>
          {hasOthers && (
            <Button kind="danger" pending={endOthers.isPending} onClick={() => endOthers.mutate()}>
              Sign Out All Others
            </Button>
          )}
          <Button kind="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Sessions />
    </Dialog>
  );
}

function Sessions() {
  const query = useQuery(sessionsQuery);
  const { data: sessions, error } = query;
  const list = useRef<HTMLUListElement>(null);
  if (error && !sessions) {
    return <NotLoadedNote what="your devices" query={query} />;
  }
  if (!sessions) return <Loading />;
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Devices"
        className="divide-y divide-hairline outline-none"
      >
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnded={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {sessions.length === 1 && <p className="pt-2 text-soft">You are signed in nowhere else.</p>}
    </>
  );
}

type RowProps = {
  session: Session;
  /** The row disappears with its focused button, so the focus must move. */
  onEnded: () => void;
};

function SessionRow({ session, onEnded }: RowProps) {
  const end = useEndSession();
  const name = deviceName(session);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-deep" />
      <span className="grid min-w-0 grow basis-40">
        <span className="font-strong break-words">{name}</span>
        <span className="text-small text-soft">
          <span className="inline-block">
            Signed in {longDate(session.signedInAt)}
            {!session.current && ','}
          </span>{' '}
          {!session.current && (
            <span className="inline-block">last used {longDate(session.lastUsedAt)}</span>
          )}
        </span>
      </span>
      {session.current ? (
        <Badge kind="good">This device</Badge>
      ) : (
        <Button
          kind="secondary"
          size="small"
          aria-label={`Sign out ${name}`}
          pending={end.isPending}
          onClick={() => end.mutate(session, { onSuccess: onEnded })}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}

function Loading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading your devices</output>
      <SkeletonBlock shape="h-12 w-full" />
      <SkeletonBlock shape="h-12 w-full" />
    </div>
  );
}
