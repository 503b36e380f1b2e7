import { Lock } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';

/** Marks an exercise that is locked. */
export function PremiumBadge() {
  return (
    <Badge>
      <Lock aria-hidden />
      Premium
    </Badge>
  );
}
