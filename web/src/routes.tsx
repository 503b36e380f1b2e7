import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ALL_PAGES, type Page, type ScreenName } from '@limber/contract/pages';
import { Redirect, Route, Switch, useParams, useSearch } from 'wouter';
import { wasSignedIn } from './features/auth/session-store.ts';
import { Protected } from './shell/protected.tsx';
import { SCREENS } from './screens.ts';
import { lazyScreen } from './ui/lazy-screen.tsx';

const components = new Map<string, ComponentType>();

/** One component for all pages with this screen. */
function screenNamed(name: string): ComponentType {
  const known = components.get(name) ?? lazyScreen(SCREENS[name as ScreenName]);
  components.set(name, known);
  return known;
}

function elementOf(name: string, { leadsTo, screenOf = name, document }: Page) {
  if (leadsTo !== undefined) return <LeadTo address={leadsTo} />;
  const Screen = screenNamed(screenOf);
  return document === 'plain' && IS_SERVED ? (
    <ForUsers>
      <Screen />
    </ForUsers>
  ) : (
    <Screen />
  );
}

/** True where a server delivers plain pages, which the server of Vite does not have. */
const IS_SERVED = import.meta.env.PROD && !import.meta.env.SSR;

/** True where a load of the document did not help, so that none follows without end. */
const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Shows a plain page to users; strangers who come to it get its document, which needs no app. A
 * person who has just deleted their account stays, so that the toast which says so can be read.
 */
function ForUsers({ children }: { children: ReactNode }) {
  const [isStranger] = useState(() => !wasSignedIn() && !wasReloaded());
  useEffect(() => {
    if (isStranger) window.location.reload();
  }, [isStranger]);
  return isStranger ? null : children;
}

const ELEMENTS = new Map(ALL_PAGES.map(([name, page]) => [name, elementOf(name, page)]));
const NotFound = lazyScreen(
  async () => (await import('./screens/not-found/not-found.tsx')).NotFoundScreen,
);

export function Routes() {
  return (
    <Switch>
      {ALL_PAGES.map(([name, { path, access }]) => (
        <Route key={name} path={path}>
          {access === 'public' ? ELEMENTS.get(name) : <Protected>{ELEMENTS.get(name)}</Protected>}
        </Route>
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}

/** Redirects an old page name: several parts of the app depend on the address. */
function LeadTo({ address }: { address: string }) {
  const params = useParams();
  const search = useSearch();
  const path = address.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return <Redirect to={`${path}${search && `?${search}`}`} replace />;
}
