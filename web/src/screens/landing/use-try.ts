import type { BodyArea } from '@limber/domain/body-areas';
import { useLocation } from 'wouter';

/** Begins to move these areas, at once and without an account. */
export function useTry(): (areas: readonly BodyArea[]) => void {
  const [, navigate] = useLocation();
  return () => navigate('/register');
}
