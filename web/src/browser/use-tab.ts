import { useLocation, useSearch } from 'wouter';

/** The tab that `?tab=` names, the first one for any other; and a way to another, which the browser can go back from. */
export function useTab(tabs: readonly string[]): [tab: string, choose: (tab: string) => void] {
  const [path, navigate] = useLocation();
  const wanted = tabIn(useSearch());
  const tab = tabs.find((known) => known === wanted) ?? tabs[0] ?? '';
  const choose = (chosen: string) => {
    // One press reports twice, as a press and as the focus that it brings.
    if (tabIn(window.location.search) !== chosen) navigate(`${path}?tab=${chosen}`);
  };
  return [tab, choose];
}

function tabIn(search: string): string | null {
  return new URLSearchParams(search).get('tab');
}
