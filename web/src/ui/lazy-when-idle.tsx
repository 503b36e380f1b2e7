import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { reloadForPart } from '#browser/reload-for-code.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { toast } from './toast.ts';

type Timing = {
  /** False where nobody waits for the component: then it is shown once the page is idle, and nobody is told if it is missing. */
  urgent?: boolean;
};

type Options<Props> = {
  /** Shown until the code is there. */
  fallback?: ComponentType<Props>;
  /** Called when somebody waits for code that cannot be loaded. */
  onMissing?: () => void;
};

const loaders = new Set<() => Promise<boolean>>();

/**
 * A component whose code is loaded once the page is idle, and at the latest when it is shown. A load that failed is
 * tried again when there is a connection; where the server can be reached and the component is shown, the page is
 * loaded anew for the code of a new release.
 */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback: Fallback, onMissing = toastMissing }: Options<Props> = {},
): FunctionComponent<Props & Timing> {
  const store = createStore<{ Part: ComponentType<Props> | null }>(() => ({ Part: null }));
  let loading: Promise<boolean> | null = null;
  /** Whether the code is there. */
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

/** Loads the code of all such components that are known so far: for tests. */
export async function loadAllParts(): Promise<void> {
  const before = loaders.size;
  await Promise.all([...loaders].map((load) => load()));
  // A part that was loaded may have parts of its own.
  if (loaders.size > before) await loadAllParts();
}
