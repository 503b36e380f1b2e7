/** Gives a permit back; a second call does nothing. */
export type Release = () => void;

/** Lets at most so many callers hold a permit at the same time; the others wait in the order of asking. */
export type Semaphore = {
  /** Rejects with the error when no permit has come free within so many milliseconds. */
  readonly acquire: (timeout?: { ms: number; error: () => Error }) => Promise<Release>;
  /** Null when every permit is held. */
  readonly tryAcquire: () => Release | null;
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly use: () => SemaphoreUse;
};

export type SemaphoreUse = { readonly held: number; readonly waiting: number };

export function createSemaphore(permits: number): Semaphore {
  const queue = new Set<() => void>();
  let held = 0;
  const hold = (): Release => {
    held += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held -= 1;
      const [next] = queue;
      next?.();
    };
  };
  const tryAcquire: Semaphore['tryAcquire'] = () => (held < permits ? hold() : null);
  const acquire: Semaphore['acquire'] = (timeout) => {
    const release = tryAcquire();
    if (release !== null) return Promise.resolve(release);
    return new Promise((resolve, reject) => {
      const grant = () => {
        clearTimeout(timer);
        queue.delete(grant);
        resolve(hold());
      };
      const giveUp = (error: () => Error) => {
        queue.delete(grant);
        reject(error());
      };
      const timer = timeout && setTimeout(giveUp, timeout.ms, timeout.error);
      queue.add(grant);
    });
  };
  return {
    acquire,
    tryAcquire,
    run: async (work) => {
      const release = await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
    use: () => ({ held, waiting: queue.size }),
  };
}

/** The first caller sets the number of permits. */
export type NamedSemaphores = {
  readonly acquire: (name: string, permits: number) => Promise<Release>;
  readonly tryAcquire: (name: string, permits: number) => Release | null;
};

/** A semaphore exists only while one of its permits is held. */
export function createNamedSemaphores(): NamedSemaphores {
  const semaphores = new Map<string, Semaphore>();
  const find = (name: string, permits: number): Semaphore => {
    const semaphore = semaphores.get(name) ?? createSemaphore(permits);
    semaphores.set(name, semaphore);
    return semaphore;
  };
  const forgetAfter = (name: string, semaphore: Semaphore, release: Release) => () => {
    release();
    const isUnused = semaphore.use().held === 0;
    if (isUnused && semaphores.get(name) === semaphore) semaphores.delete(name);
  };
  return {
    acquire: async (name, permits) => {
      const semaphore = find(name, permits);
      return forgetAfter(name, semaphore, await semaphore.acquire());
    },
    tryAcquire: (name, permits) => {
      const semaphore = find(name, permits);
      const release = semaphore.tryAcquire();
      return release && forgetAfter(name, semaphore, release);
    },
  };
}
