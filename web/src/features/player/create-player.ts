import type { FigureClock } from '#features/exercises/live-figure/movement-clock.ts';
import type { Playback } from './playback.ts';
import { movementSecondsAt, viewPlayback } from './playback-view.ts';
import type { Player, PlayedExercise, PlaybackStatus } from './player.ts';
import { createPlayedScript } from './played-script.ts';
import { createPlaybackControls } from './playback-controls.ts';
import { createPositionKeeper, type PlayedWorkout } from './position-keeper.ts';
import { createScriptPlayer } from './script-player.ts';
import { createPlayerSound } from './player-sound.ts';
import type { SoundControls } from './sound-settings.ts';
import { createTabLock } from './tab-lock.ts';

const SLEPT = 'Paused while this device slept.';
const NO_VOICE = 'The voice does not work here. Tones and captions go on.';

type PlayerReports = {
  onExerciseDone: (exerciseId: number) => void;
  onFinished: () => void;
};

/** The player without React. */
export type PlayerStore = {
  current: () => Player;
  subscribe: (listener: () => void) => () => void;
  /** Replaces the exercises. */
  setExercises: (exercises: readonly PlayedExercise[]) => void;
  report: (reports: PlayerReports) => void;
  /** Called when a page shows the workout. Returns a function that pauses it and frees devices. */
  show: () => () => void;
};

/** A player that waits to be started or resumed. */
export function createPlayer(
  workout: PlayedWorkout,
  exercises: readonly PlayedExercise[],
): PlayerStore {
  const listeners = new Set<() => void>();
  const keeping = createPositionKeeper(workout);
  let reports: PlayerReports | null = null;
  let isElsewhere = false;
  let current: Player | null = null;

  const changed = () => {
    current = null;
    for (const listener of listeners) listener();
  };
  const sound = createPlayerSound(exercises, () => {
    player.soundChanged();
    changed();
  });
  const script = createPlayedScript(exercises);
  const player = createScriptPlayer(script.compile(), sound, (before, after) => {
    // Only the tab that runs the workout keeps its position, whatever other tabs show.
    if (tab.isMine()) keeping.keep(after);
    changed();
    if (before.state === 'finished' || before.state === 'ready') return;
    const done = [...after.doneIds].filter((id) => !before.doneIds.has(id));
    for (const id of done) reports?.onExerciseDone(id);
    if (after.state !== 'finished') return;
    tab.release();
    reports?.onFinished();
  });
  const setElsewhere = (elsewhere: boolean) => {
    isElsewhere = elsewhere;
    if (elsewhere) {
      player.reset();
      tab.whenFree(() => setElsewhere(false));
    }
    changed();
  };
  const tab = createTabLock(() => setElsewhere(true));
  const clock = clockOf(player.playback);
  const controls = createPlaybackControls({ player, script, tab, keeping, setElsewhere });
  const view = (): Player => {
    const playback = player.playback();
    const status: PlaybackStatus = isElsewhere ? 'elsewhere' : playback.state;
    return {
      ...viewPlayback(playback, performance.now()),
      status,
      remark: remarkOf(playback, sound.controls()),
      resumable: keeping.resumable(playback),
      clock,
      controls,
      sound: sound.controls(),
    };
  };
  const lookElsewhere = async () => {
    if (await tab.isElsewhere()) setElsewhere(true);
  };
  return {
    current: () => (current ??= view()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setExercises: (others) => {
      if (script.replace(others)) player.send({ type: 'replace', script: script.compile() });
    },
    report: (to) => {
      reports = to;
    },
    show: () => {
      void lookElsewhere();
      return () => {
        player.send({ type: 'pause' });
        player.close();
        tab.release();
      };
    },
  };
}

function remarkOf({ slept }: Playback, { mode, screenReader, voiceWorks }: SoundControls) {
  if (slept) return SLEPT;
  return mode === 'voice' && !screenReader && !voiceWorks ? NO_VOICE : null;
}

function clockOf(playback: () => Playback): FigureClock {
  return {
    seconds: () => movementSecondsAt(playback(), performance.now()),
    get running() {
      return playback().state === 'running';
    },
  };
}
