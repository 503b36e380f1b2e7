import { useLocation, useSearch } from 'wouter';

/** The tab that `?tab=` names, the first one for any other; and a way to another, which the browser can go back from. */
export function useTab(tabs: readonly string[]): [tab: string, choose: (tab: string) => void] {
  const [path, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const tab = tabs.find((known) => known === wanted) ?? tabs[0] ?? '';
  return [tab, (chosen) => navigate(`${path}?tab=${chosen}`)];
}
