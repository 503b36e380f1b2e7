/** A thing that one at a time may use. */
export type Turns = {
  /** Waits for a turn, in the order of asking. Rejects when `until`, a time of `performance.now()`, has passed. */
  take: (until: number) => Promise<void>;
  /** Ends the turn: the next in line begins theirs. */
  end: () => void;
  use: () => { taken: boolean; waiting: number };
};

type Waiting = { begin: () => void };

/** Hands out turns; `late` makes the error of who waited too long. */
export function createTurns(late: () => Error): Turns {
  const line = new Set<Waiting>();
  let taken = false;
  return {
    take: async (until) => {
      if (!taken) {
        taken = true;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          line.delete(waiting);
          reject(late());
        }, until - performance.now());
        const waiting = {
          begin: () => {
            clearTimeout(timer);
            resolve();
          },
        };
        line.add(waiting);
      });
    },
    end: () => {
      const [next] = line;
      if (next === undefined) {
        taken = false;
        return;
      }
      line.delete(next);
      next.begin();
    },
    use: () => ({ taken, waiting: line.size }),
  };
}
