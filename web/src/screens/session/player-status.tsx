import type { RoutineExercise } from '@limber/contract/routines';
import { spokenName } from '@limber/domain/player/spoken-name';
import { clsx } from 'clsx';
import type { Player } from '#features/player/player.ts';
import { ProgressRing } from '#features/player/progress-ring.tsx';
import { stepWords } from './step-words.ts';

/** In characters. Longer lines are smaller on large windows, to fit about three lines. */
const MAX_LARGE_LINE = 60;
/** In characters. Longer lines would need a fourth line on phones, at the figure's expense. */
const MAX_PHONE_LINE = 75;

type Props = {
  session: Player;
  next: RoutineExercise | undefined;
  /** True at the workout's last exercise; a short session ends before. */
  isLastOfAll: boolean;
};

export function PlayerStatus({ session, next, isLastOfAll }: Props) {
  const last = isLastOfAll ? 'The last one' : 'The last one for now';
  const { caption, remark, status, step } = session;
  return (
    <div className="grid content-center gap-4 px-4 py-2 max-sm:gap-2 max-sm:pb-0 short:gap-2 short:py-0 sm:px-6 sm:landscape:grow">
      <Caption session={session}>{caption}</Caption>
      <div className="flex items-center gap-4">
        <ProgressRing step={step} running={status === 'running'} />
        <div className="grid min-w-0 gap-1">
          <p className="text-title font-strong tabular-nums">
            {status === 'paused' ? 'Paused' : stepWords(session)}
          </p>
          <p className="text-soft [overflow-wrap:anywhere]">
            {next ? `Next: ${spokenName(next.name)}` : last}
          </p>
        </div>
      </div>
      <output className="text-small text-soft empty:hidden">{remark}</output>
    </div>
  );
}

/** Announced politely, unless our own voice says it. */
function Caption({ session, children }: { session: Player; children: string }) {
  const { mode, screenReader, voiceWorks } = session.sound;
  const isSpoken = mode === 'voice' && voiceWorks && !screenReader;
  return (
    <p
      aria-live={isSpoken ? 'off' : 'polite'}
      className={clsx(
        'min-h-[3lh] text-title font-strong text-balance short:min-h-[2lh] sm:min-h-[2lh]',
        children.length <= MAX_LARGE_LINE && 'lg:text-display',
        children.length > MAX_PHONE_LINE && 'max-sm:text-body',
      )}
    >
      {children}
    </p>
  );
}
