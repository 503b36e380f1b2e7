import { type ComponentType, useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { pageStands } from './page-stands.ts';
import { reloadForPart } from './reload-for-code.ts';
import { toast } from './toast.ts';

/** A component whose code is no part of the page at first. */
type Later<Props> = ComponentType<Props> & {
  /** Fetches the code, so that it is there once the component is shown. */
  prepare: () => Promise<void>;
};

const all = new Set<() => Promise<void>>();

/**
 * A component whose code is fetched once the page stands and the browser has nothing else to do, and at the latest when
 * it is shown: until it is there nothing is. A fetch that failed is tried again when there is a connection; once the
 * component is wanted and the server can be reached, the page is loaded anew for the code of a new release. Where that
 * cannot help, `sayMissing` tells whoever waits for it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sayMissing: () => void = sayNotLoaded,
): Later<Props> {
  const store = createStore<{ Part: ComponentType<Props> | null }>(() => ({ Part: null }));
  let fetching: Promise<boolean> | null = null;
  /** Whether the code is there. */
  const fetchPart = () => {
    fetching ??= load().then(
      (Part) => {
        store.setState({ Part });
        return true;
      },
      () => {
        fetching = null;
        window.addEventListener('online', () => void fetchPart(), { once: true });
        return false;
      },
    );
    return fetching;
  };
  const prepare = async () => void (await fetchPart());
  const show = async () => {
    if (!(await fetchPart()) && (await reloadForPart()) !== 'reloading') sayMissing();
  };
  all.add(prepare);
  void whenIdle(() => void prepare());
  function LaterPart(props: Props) {
    const { Part } = useStore(store);
    useEffect(() => void show(), []);
    return Part && <Part {...props} />;
  }
  return Object.assign(LaterPart, { prepare });
}

function sayNotLoaded(): void {
  toast({
    kind: 'error',
    title: 'This could not be loaded',
    description: 'Please check your connection and try again.',
  });
}

/** Fetches all that is left to be fetched of the modules that are there: for tests. */
export async function prepareAll(): Promise<void> {
  const before = all.size;
  await Promise.all([...all].map((prepare) => prepare()));
  // What was fetched may have brought more.
  if (all.size > before) await prepareAll();
}

const LONGEST_WAIT_MS = 3000;

/** Acts once the page stands and the browser has nothing else to do. */
async function whenIdle(act: () => void): Promise<void> {
  if (typeof window === 'undefined') return;
  await pageStands();
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LONGEST_WAIT_MS });
  else act();
}

/** Whether the page has stood, and the browser had nothing else to do, since this was first rendered. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void whenIdle(() => setIdle(true)), []);
  return isIdle;
}
