import type { Counted } from '#limits/call-counts.ts';
import type { Limits } from '#limits/limits.ts';
import type { Release } from '#semaphore.ts';
import { createCountsInWorker } from './counts-in-worker.ts';
import type { Answer, Asked, FromWorker, ToWorker } from './messages.ts';

/** The channel to the primary. */
type Channel = {
  send: (message: FromWorker) => unknown;
  onMessage: (listen: (message: ToWorker) => void) => void;
};

/**
 * A worker's limits, kept by the primary. Questions of one turn of the event loop share a message; counts of rare keys
 * are reported later.
 */
export function createLimitsInWorker(processes: number, channel: Channel): Limits {
  const { ask, tell } = createQuestions(channel);
  const counts = createCountsInWorker(
    (told) => channel.send({ counts: told }),
    async (key, windowMs) => (await ask({ count: key, windowMs })).answer as Counted,
  );
  channel.onMessage((message) => {
    for (const [key, counted] of message.counts ?? []) counts.hear(key, counted);
  });
  const releaseOf = (id: number): Release => {
    let isHeld = true;
    return () => {
      if (isHeld) tell({ release: id });
      isHeld = false;
    };
  };
  return {
    processes,
    countCall: counts.countCall,
    acquire: async (name, permits) => releaseOf((await ask({ acquire: name, permits })).id),
    tryAcquire: async (name, permits) => {
      const { id, answer } = await ask({ tryAcquire: name, permits });
      return answer === true ? releaseOf(id) : null;
    },
  };
}

type Question = Asked[1];

function createQuestions({ send, onMessage }: Channel) {
  const waiting = new Map<number, (answer: Answer[1]) => void>();
  let gathered: Asked[] = [];
  let lastId = 0;
  const tell = (question: Question): number => {
    lastId += 1;
    if (gathered.push([lastId, question]) === 1) {
      setImmediate(() => {
        send({ limits: gathered });
        gathered = [];
      });
    }
    return lastId;
  };
  onMessage(({ limits }) => {
    for (const [id, answer] of limits ?? []) {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    }
  });
  return {
    tell,
    ask: (question: Question): Promise<{ id: number; answer: Answer[1] }> =>
      new Promise((resolve) => {
        const id = tell(question);
        waiting.set(id, (answer) => resolve({ id, answer }));
      }),
  };
}
