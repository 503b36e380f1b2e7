import { useLocation, useSearch } from 'wouter';

/** The tab of `?tab=`, else the first; choosing another adds a history entry. */
export function useTab(tabs: readonly string[]): [tab: string, choose: (tab: string) => void] {
  const [path, navigate] = useLocation();
  const wanted = tabIn(useSearch());
  const tab = tabs.find((known) => known === wanted) ?? tabs[0] ?? '';
  const choose = (chosen: string) => {
    // One press fires twice, as a press and as a focus.
    if (tabIn(window.location.search) !== chosen) navigate(`${path}?tab=${chosen}`);
  };
  return [tab, choose];
}

function tabIn(search: string): string | null {
  return new URLSearchParams(search).get('tab');
}
