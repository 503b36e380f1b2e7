import {
  type Change,
  changed,
  type ChosenFile,
  isUnderWay,
  NOTHING_CHOSEN,
  type Selection,
} from './selection.ts';

/** What became of an upload when nothing of it is under way any more. */
export type Outcome = { exerciseId: number; uploaded: number; failed: number };

/** A file that was not uploaded: what to say about it, and what follows. */
export type Failure = {
  sentence: string;
  /** `file`: this one never will be an image. `try`: it can be tried again. `all`: so must the others. */
  concerns: 'file' | 'try' | 'all';
};

type Outside = {
  /** Uploads one file; ends when it is there. */
  send: (
    exerciseId: number,
    file: { key: string; file: File },
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<void>;
  explain: (error: unknown) => Failure;
};

/**
 * Keeps the files that are chosen, for each exercise, and uploads them one after the other. It knows
 * no screen: what is under way goes on while the panel is closed.
 */
export class UploadQueue {
  readonly #outside: Outside;
  readonly #selections = new Map<number, Selection>();
  readonly #listeners = new Set<() => void>();
  readonly #restListeners = new Set<(outcome: Outcome) => void>();
  /** The files on their way, by key. */
  readonly #underWay = new Map<string, AbortController>();
  /** One file at a time, whichever exercise it belongs to. */
  #turn = Promise.resolve();

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  of(exerciseId: number): Selection {
    return this.#selections.get(exerciseId) ?? NOTHING_CHOSEN;
  }

  /** How many files wait to be sent or are on their way. */
  countUnderWay(): number {
    return [...this.#selections.values()].flatMap(({ files }) => files.filter(isUnderWay)).length;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls back when an upload is over; gives a function that stops listening. */
  onRest(listener: (outcome: Outcome) => void): () => void {
    this.#restListeners.add(listener);
    return () => this.#restListeners.delete(listener);
  }

  change(exerciseId: number, by: Change): void {
    this.#selections.set(exerciseId, changed(this.of(exerciseId), by));
    for (const listener of this.#listeners) listener();
  }

  /** Uploads these files, after those that are queued already. */
  start(exerciseId: number, keys: readonly string[]): void {
    this.change(exerciseId, { kind: 'queued', keys });
    this.#turn = this.#turn.then(() => this.#sendAll(exerciseId));
  }

  /** Ends the upload of one file, or of all when the key is null; they can be uploaded another time. */
  stop(exerciseId: number, key: string | null): void {
    this.change(exerciseId, { kind: 'stopped', key });
    for (const one of this.of(exerciseId).files) {
      if (key === null || one.key === key) this.#underWay.get(one.key)?.abort();
    }
  }

  /** Ends all that is under way, of every exercise. Gives how many files that were. */
  stopAll(): number {
    const count = this.countUnderWay();
    for (const exerciseId of this.#selections.keys()) this.stop(exerciseId, null);
    return count;
  }

  async #sendAll(exerciseId: number): Promise<void> {
    const outcome: Outcome = { exerciseId, uploaded: 0, failed: 0 };
    for (;;) {
      const next = this.of(exerciseId).files.find(({ state }) => state === 'queued');
      if (!next) break;
      const became = await this.#sendOne(exerciseId, next);
      if (became !== 'stopped') outcome[became] += 1;
    }
    if (outcome.uploaded + outcome.failed === 0) return;
    for (const listener of this.#restListeners) listener(outcome);
  }

  async #sendOne(exerciseId: number, one: ChosenFile): Promise<'uploaded' | 'failed' | 'stopped'> {
    const { key } = one;
    const controller = new AbortController();
    this.#underWay.set(key, controller);
    this.change(exerciseId, { kind: 'sending', key });
    try {
      await this.#outside.send(exerciseId, one, {
        signal: controller.signal,
        onProgress: (share) => this.change(exerciseId, { kind: 'sent', key, share }),
      });
      this.change(exerciseId, { kind: 'uploaded', key });
      return 'uploaded';
    } catch (error) {
      if (controller.signal.aborted) return 'stopped';
      this.#fail(exerciseId, key, this.#outside.explain(error));
      return 'failed';
    } finally {
      this.#underWay.delete(key);
    }
  }

  #fail(exerciseId: number, key: string, { sentence, concerns }: Failure): void {
    const forGood = concerns === 'file';
    this.change(exerciseId, { kind: 'failed', key, problem: sentence, forGood });
    if (concerns === 'all') this.change(exerciseId, { kind: 'stopped', key: null });
  }
}
