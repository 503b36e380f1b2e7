import { beforeEach, expect, test, vi } from 'vitest';
import { createSpeaker } from './speech.ts';
import { fakeSpeech, type VoiceBehaviour } from './test/fake-speech.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function speakerOf(behaviour: VoiceBehaviour) {
  const synthesis = fakeSpeech(behaviour);
  const onBroken = vi.fn<() => void>();
  const speaker = createSpeaker({
    synthesis: globalThis.speechSynthesis,
    language: 'en',
    onBroken,
  });
  return { synthesis, onBroken, speaker };
}

test('lines are said one after the other', () => {
  const { synthesis, speaker, onBroken } = speakerOf('works');
  speaker.say('Chin Tuck.', 0.5);
  vi.advanceTimersByTime(5000);
  speaker.say('Sit tall.', 0.5);
  vi.advanceTimersByTime(5000);
  expect(synthesis.said).toEqual(['Chin Tuck.', 'Sit tall.']);
  expect(synthesis.volumes).toEqual([0.5, 0.5]);
  expect(synthesis.cancelled).toBe(0);
  expect(onBroken).not.toHaveBeenCalled();
});

test('a line that comes while another is being said interrupts it, which is no failure', () => {
  const { synthesis, speaker, onBroken } = speakerOf('works');
  for (const line of ['1', '2', '3', '4']) {
    speaker.say(line, 1);
    vi.advanceTimersByTime(150);
  }
  speaker.hush();
  vi.advanceTimersByTime(10_000);
  expect(synthesis.said).toEqual(['1', '2', '3', '4']);
  expect(onBroken).not.toHaveBeenCalled();
  expect(speaker.works()).toBe(true);
});

test.each(['fails', 'never-starts', 'never-ends', 'cuts-off'] as const)(
  'a voice that %s is given up after two lines, and it is said once',
  (behaviour) => {
    const { synthesis, speaker, onBroken } = speakerOf(behaviour);
    for (const line of ['one', 'two', 'three', 'four']) {
      speaker.say(line, 1);
      vi.advanceTimersByTime(10_000);
    }
    expect(synthesis.said).toEqual(['one', 'two']);
    expect(onBroken).toHaveBeenCalledOnce();
    expect(speaker.works()).toBe(false);
  },
);

test('a voice that has not begun when the next line comes is given up too', () => {
  const { synthesis, speaker, onBroken } = speakerOf('never-starts');
  for (const line of ['one', 'two', 'three', 'four']) {
    speaker.say(line, 1);
    vi.advanceTimersByTime(1200);
  }
  expect(synthesis.said).toEqual(['one', 'two']);
  expect(onBroken).toHaveBeenCalledOnce();
});

test('a slow voice is hurried from its second line on, so that none is cut off by the next', () => {
  const { synthesis, speaker } = speakerOf('slow');
  for (const line of ['Sit tall, eyes level, please.', 'Turn your head slowly, please.', '2']) {
    speaker.say(line, 1);
    vi.advanceTimersByTime(4000);
  }
  // The voice took 3 s for a line estimated at 2.4 s: 3 / 2.4 = 1.25.
  expect(synthesis.rates).toEqual([1, 1.25, 1.25].map((rate) => expect.closeTo(rate, 2)));
});

test('a browser without a voice says nothing', () => {
  const speaker = createSpeaker({ synthesis: null, language: 'en', onBroken: vi.fn<() => void>() });
  speaker.say('Chin Tuck.', 1);
  speaker.hush();
  expect(speaker.works()).toBe(false);
});
