import { PAGES } from '@limber/contract/pages';
import { chooseForVisitor } from '@limber/contract/routines';
import { type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '#api/call.ts';
import { useSession } from '#features/auth/session-store.ts';
import { toastFailure } from '#api/show-failure.ts';
import { chooseVisitAreas, dropFinishedRoutine, setVisitRoutine } from './visit.ts';

/** Somebody pressed Start on another page. In memory alone: a reload is no press. */
let isPressed = false;

/**
 * Starts moving these areas without an account: /try then plays without another press. A user is led to the
 * exercises of their day.
 */
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

/** The areas with which Start was pressed on a page that is plain HTML, which sends them in the address; else null. */
export function pressInAddress(): BodyArea[] | null {
  const sent = new URLSearchParams(window.location.search);
  return sent.has('start') ? sent.getAll('area').filter(isBodyArea) : null;
}

/** Takes a press over from the address, so that loading the page anew is none. */
export function takePress(areas: readonly BodyArea[]): void {
  window.history.replaceState(window.history.state, '', PAGES.try.path);
  chooseVisitAreas(areas);
  dropFinishedRoutine();
  isPressed = true;
}

/** Whether Start was pressed on the way here. */
export const isStartPressed = () => isPressed;

/** What was pressed is under way: it does not count again. */
export function forgetStartPress(): void {
  isPressed = false;
}

/** Asks for five exercises for these areas. */
export function useChooseForVisitor() {
  return useMutation({
    mutationFn: (areas: BodyArea[]) => call(chooseForVisitor, { body: { areas } }),
    onSuccess: setVisitRoutine,
    onError: (error) => toastFailure('Failed to generate exercises. Please try again.', error),
  });
}
