import { partIndexAt } from '@limber/domain/player/script-state';
import { spokenSeconds } from '@limber/domain/player/spoken-line';
import type { CuePlayer } from './cue-player.ts';
import { cuesBetween, isSpoken, spokenCueAt } from './cues-at.ts';
import type { Playback } from './playback.ts';
import { viewPlayback } from './playback-view.ts';
import type { SoundSettings } from './sound-settings.ts';

/** Sound and vibration for a change of a workout: new cues, a jump, a pause, a resume. */
export function hearChange(
  before: Playback,
  after: Playback,
  cues: CuePlayer,
  sound: SoundSettings,
): void {
  const isOver = after.state === 'finished' && after.position >= after.script.seconds;
  if (after.state !== 'running' && !isOver) {
    if (before.state === 'running') cues.silence();
  } else if (after.jumps !== before.jumps) {
    cues.schedule(after.script, after.position, sound);
    const { caption } = viewPlayback(after, after.readAt);
    if (caption !== '') cues.say(caption, sound);
  } else if (before.state === 'paused') {
    cues.schedule(after.script, after.position, sound);
    const line = lineToRepeat(after);
    if (line !== null) cues.say(line, sound);
  } else if (before.state === 'running') {
    hearTime(before, after, cues, sound);
  }
}

function hearTime(before: Playback, after: Playback, cues: CuePlayer, sound: SoundSettings): void {
  const { script, position } = after;
  const isNewPart = partIndexAt(script, before.position) !== partIndexAt(script, position);
  if (isNewPart || before.script !== script) cues.schedule(script, position, sound);
  const passed = before.script === script ? cuesBetween(script, before.position, position) : [];
  for (const cue of passed) cues.feel(cue);
  const line = passed.findLast(isSpoken);
  if (line) cues.say(line.words, sound);
}

/** The line that a pause cut off; null when it was said completely. */
function lineToRepeat(playback: Playback): string | null {
  const { script, position, readAt } = playback;
  const cue = spokenCueAt(script, position);
  if (!cue || position - cue.at > spokenSeconds(cue.words)) return null;
  return viewPlayback(playback, readAt).caption;
}
