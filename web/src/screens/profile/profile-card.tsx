import { useSession } from '#features/auth/session-store.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';

/** Who is signed in, and on which plan. */
export function ProfileCard() {
  const { user } = useSession();
  if (!user) return null;
  const { avatarUrl, username, fullName, email, subscriptionTier } = user;
  return (
    <Card as="section">
      <div className="flex items-center gap-4">
        {avatarUrl ? (
          <img
            src={avatarUrl}
            alt=""
            className="size-14 shrink-0 rounded-pill object-cover sm:size-16"
          />
        ) : (
          <span
            aria-hidden
            className="grid size-14 shrink-0 place-items-center rounded-pill bg-tint text-title font-strong text-deep sm:size-16"
          >
            {username.slice(0, 1).toUpperCase()}
          </span>
        )}
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-strong">{fullName || username}</p>
            <p className="text-soft">{email}</p>
          </div>
          <Badge kind="brand">{subscriptionTier || 'free'} plan</Badge>
        </div>
      </div>
    </Card>
  );
}
