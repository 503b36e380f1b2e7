import { partIndexAt } from '@limber/domain/player/script-state';
import type { PlayedScript } from './played-script.ts';
import type { PlaybackControls } from './player.ts';
import type { PositionKeeper } from './position-keeper.ts';
import type { ScriptPlayer } from './script-player.ts';
import type { TabLock } from './tab-lock.ts';

type Controlled = {
  player: ScriptPlayer;
  script: PlayedScript;
  tab: TabLock;
  keeping: PositionKeeper;
  setElsewhere: (elsewhere: boolean) => void;
};

/**
 * The buttons of a workout. Sounds start during the press, since browsers allow nothing else; whether another
 * tab runs a workout is known slightly later.
 */
export function createPlaybackControls(controlled: Controlled): PlaybackControls {
  const { player, script, tab, keeping, setElsewhere } = controlled;
  const takeLock = async () => {
    if (!(await tab.take())) setElsewhere(true);
  };
  const run = (then: () => void) => () => {
    player.unlock();
    then();
    void takeLock();
  };
  const takeUp = () => {
    const kept = keeping.resumable(player.playback());
    if (kept) player.send({ type: 'take-up', ...kept });
    player.send({ type: kept ? 'resume' : 'start' });
  };
  const tellAgain = () => {
    const { script: before, position } = player.playback();
    script.tellWhole(before.exercises[partIndexAt(before, position)]?.id ?? 0);
    player.send({ type: 'replace', script: script.compile() });
    player.send({ type: 'again' });
  };
  return {
    start: run(() => player.send({ type: 'start' })),
    takeUp: run(takeUp),
    pause: () => player.send({ type: 'pause' }),
    resume: run(() => player.send({ type: 'resume' })),
    skip: () => player.send({ type: 'skip' }),
    back: () => player.send({ type: 'back' }),
    again: tellAgain,
    jump: (index) => run(() => player.send({ type: 'jump', index }))(),
    finish: () => player.send({ type: 'finish' }),
    takeOver: () => {
      tab.seize();
      setElsewhere(false);
      player.unlock();
      takeUp();
    },
  };
}
