import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { reloadForPart } from '#browser/reload-for-code.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { toast } from './toast.ts';

type Timing = {
  /**
   * False if the user is not waiting: the component loads when the page is idle, and a failure is
   * silent.
   */
  urgent?: boolean;
};

type Options<Props> = {
  /** Shown until the code is loaded. */
  fallback?: ComponentType<Props>;
  /** Called when a component the user waits for cannot be loaded. */
  onMissing?: () => void;
};

const loaders = new Set<() => Promise<boolean>>();

/**
 * A component loaded when the page is idle, at the latest when shown. A failed load is retried
 * after reconnecting; if the component is shown and the server reachable, the page reloads for the
 * code of a new release.
 */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback: Fallback, onMissing = toastMissing }: Options<Props> = {},
): FunctionComponent<Props & Timing> {
  const store = createStore<{ Part: ComponentType<Props> | null }>(() => ({ Part: null }));
  let loading: Promise<boolean> | null = null;
  const loadPart = () => {
    loading ??= load().then(
      (Part) => {
        store.setState({ Part });
        return true;
      },
      () => {
        loading = null;
        window.addEventListener('online', () => void loadPart(), { once: true });
        return false;
      },
    );
    return loading;
  };
  loaders.add(loadPart);
  void whenIdle(() => void loadPart());

  return function LazyWhenIdle(props: Props & Timing) {
    const { urgent = true } = props;
    const { Part } = useStore(store);
    const [isShown, setShown] = useState(urgent);
    if (urgent && !isShown) setShown(true);
    useEffect(() => {
      const show = async () => {
        if (await loadPart()) return;
        if ((await reloadForPart()) !== 'reloading' && urgent) onMissing();
      };
      if (isShown) void show();
      else void whenIdle(() => setShown(true));
      // oxlint-disable-next-line react/exhaustive-deps -- once, when it is first shown
    }, [isShown]);
    if (Part && isShown) return <Part {...props} />;
    return Fallback ? <Fallback {...props} /> : null;
  };
}

function toastMissing(): void {
  toast({
    kind: 'error',
    title: 'This could not be loaded',
    description: 'Please check your connection and try again.',
  });
}

/** For tests: loads every such component. */
export async function loadAllParts(): Promise<void> {
  const before = loaders.size;
  await Promise.all([...loaders].map((load) => load()));
  // A loaded component may bring lazy components of its own.
  if (loaders.size > before) await loadAllParts();
}
