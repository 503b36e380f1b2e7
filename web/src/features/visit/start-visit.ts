import { PAGES } from '@limber/contract/pages';
import { chooseForVisitor } from '@limber/contract/routines';
import { type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '#api/call.ts';
import { useSession } from '#features/auth/session-store.ts';
import { toastFailure } from '#api/show-failure.ts';
import { chooseVisitAreas, currentVisit, dropFinishedRoutine, setVisitRoutine } from './visit.ts';

/** Start was pressed on another page. In memory only, since a reload is no press. */
let isPressed = false;

/** For a visitor, /try then plays without another press; a user goes to today's session. */
export function useStartVisit(): (areas: readonly BodyArea[]) => void {
  const [, navigate] = useLocation();
  const { authenticated } = useSession();
  return (areas) => {
    if (authenticated) return navigate(PAGES.sessionOfToday.path);
    chooseVisitAreas(areas);
    isPressed = true;
    dropFinishedRoutine();
    return navigate(PAGES.try.path);
  };
}

/**
 * The areas of a press on a page without the app: those of the visit, where document/plain-page.ts keeps them, or
 * without script or storage those in the address. Null without such a press.
 */
export function pressInAddress(): BodyArea[] | null {
  const sent = new URLSearchParams(window.location.search);
  if (!sent.has('start')) return null;
  return sent.has('area') ? sent.getAll('area').filter(isBodyArea) : currentVisit().areas;
}

/** Removes the press from the address, so that a reload does not repeat it. */
export function takePress(areas: readonly BodyArea[]): void {
  window.history.replaceState(window.history.state, '', PAGES.try.path);
  chooseVisitAreas(areas);
  dropFinishedRoutine();
  isPressed = true;
}

export const isStartPressed = () => isPressed;

/** Called when a press is acted on, since it counts once. */
export function forgetStartPress(): void {
  isPressed = false;
}

/** Asks the server for five exercises for the chosen areas. */
export function useChooseForVisitor() {
  return useMutation({
    mutationFn: (areas: BodyArea[]) => call(chooseForVisitor, { body: { areas } }),
    onSuccess: setVisitRoutine,
    onError: (error) => toastFailure('Failed to generate exercises. Please try again.', error),
  });
}
