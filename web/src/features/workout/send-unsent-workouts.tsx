import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { NetworkError } from '#api/api-error.ts';
import { storedToken } from '#api/token.ts';
import { onSigningOut, signOutAtOnce } from '#features/auth/session.ts';
import { currentSession, useSession } from '#features/auth/session-store.ts';
import { ROUTINE_SCOPE } from '#features/routines/routines.api.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { toastNotSaved, toastSaved } from './save-toasts.ts';
import { sendWorkout, wasRefused } from './send-workout.ts';
import {
  forgetUnsentOfOthers,
  isUnsent,
  type UnsentWorkout,
  unsentWorkouts,
} from './unsent-workouts.ts';

/** The server may be out of reach although there is a network. */
const TRY_AGAIN_MS = 60_000;
/** Time for which signing out waits for unsent workouts before it asks the user. */
const SIGN_OUT_WAITS_MS = 4000;

/**
 * Sends the signed-in user's waiting workouts: at once, with a new connection, and every minute until all are
 * sent. Asks before a sign-out that would lose one.
 */
export function UnsentWorkouts() {
  const userId = useSession().user?.id ?? null;
  const [losing, setLosing] = useState(0);
  const sendAll = useSendAll();
  const send = useEffectEvent(sendAll);
  useEffect(() => {
    if (userId === null) return undefined;
    forgetUnsentOfOthers(userId);
    const sendThem = () => void send(userId);
    sendThem();
    window.addEventListener('online', sendThem);
    const timer = setInterval(sendThem, TRY_AGAIN_MS);
    const leaveOnceSent = async () => {
      await Promise.race([send(userId), elapsed(SIGN_OUT_WAITS_MS)]);
      const left = unsentWorkouts(userId).length;
      if (left === 0) signOutAtOnce();
      else setLosing(left);
    };
    const stopHearing = onSigningOut((event) => {
      if (unsentWorkouts(userId).length === 0) return;
      event.preventDefault();
      void leaveOnceSent();
    });
    return () => {
      window.removeEventListener('online', sendThem);
      clearInterval(timer);
      stopHearing();
    };
  }, [userId]);
  return (
    <AlertDialog
      open={losing > 0}
      onOpenChange={() => setLosing(0)}
      title={losing > 1 ? `${losing} workouts are not sent yet` : 'One workout is not sent yet'}
      description={`Limber could not be reached. If you sign out now, ${losing > 1 ? 'they are' : 'it is'} lost.`}
      confirm="Sign out all the same"
      cancel="Stay signed in"
      onConfirm={signOutAtOnce}
    />
  );
}

const elapsed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the waiting workouts one after the other, as long as the server can be reached. */
function useSendAll(): (userId: number) => Promise<void> {
  const cache = useQueryClient();
  const sending = useMutation({
    // Waits for a workout that its own screen is sending.
    scope: ROUTINE_SCOPE,
    mutationFn: async (workout: UnsentWorkout) => {
      if (!isUnsent(workout.idempotencyKey) || !isOfUser(workout)) return;
      await sendWorkout(cache, workout);
      toastSaved(workout.record);
    },
    onError: (_error, { idempotencyKey }) => {
      if (wasRefused(idempotencyKey)) toastNotSaved();
    },
  });
  return async (userId) => {
    for (const workout of unsentWorkouts(userId)) {
      try {
        await sending.mutateAsync(workout);
      } catch (error) {
        // Any other error concerns this workout alone, so the next one is tried.
        if (error instanceof NetworkError) return;
      }
    }
  };
}

/** Somebody else may have signed in, here or in another tab. */
function isOfUser({ userId }: UnsentWorkout): boolean {
  const { user, token } = currentSession();
  return user?.id === userId && storedToken() === token;
}
