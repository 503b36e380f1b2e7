import { useEffect, useState } from 'react';
import { openFloatingWindow } from './floating-window.ts';
import { toast } from '#ui/toast.ts';

export type FloatingWindow = {
  /** Null while the session is in the page. */
  window: Window | null;
  open: () => void;
  close: () => void;
};

/** However the window closes, the session returns to the page. */
export function useFloatingWindow(): FloatingWindow {
  const [floating, setFloating] = useState<Window | null>(null);
  useEffect(() => {
    if (!floating) return undefined;
    const close = () => floating.close();
    const goBack = () => setFloating(null);
    floating.addEventListener('pagehide', goBack);
    window.addEventListener('pagehide', close);
    return () => {
      floating.removeEventListener('pagehide', goBack);
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [floating]);
  const open = async () => {
    const opened = await openFloatingWindow();
    if (opened) setFloating(opened);
    else
      toast({
        title: 'No small window',
        description:
          'Your browser did not open one. Make this window small instead: the session fits.',
      });
  };
  return { window: floating, open: () => void open(), close: () => setFloating(null) };
}
