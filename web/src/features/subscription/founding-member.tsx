import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';

export function FoundingMember() {
  return (
    <p>
      You are one of our first {FOUNDING_MEMBERS} members: everything in Pro is yours, free, for
      good. Thank you for being here early.
    </p>
  );
}
