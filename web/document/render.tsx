import { ALL_PAGES, type Page, type ScreenName } from '@limber/contract/pages';
import type { Installation } from '@limber/domain/installation';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '#app.tsx';
import { OF_USER, OF_VISITOR, RenderedSession } from '#features/auth/session-store.ts';
import { HeaderMenu } from '#shell/header-menu.tsx';
import { MenuOfHeader } from '#shell/site-header.tsx';
import {
  allStyles,
  filesOf,
  fontAt,
  plainScript,
  scriptsOf,
  smallDrawing,
  starter,
  template,
} from './built-app.ts';
import { criticalStyles } from './critical-styles.ts';
import { withFrame, withHead, withMarkup } from './fill-template.ts';
import { headOf } from './head.ts';
import { PlainMenu } from './plain-menu.tsx';

/**
 * The size up to which React renders a page in one piece: pieces would need scripts to put them
 * together.
 */
const IN_ONE_PIECE = Number.MAX_SAFE_INTEGER;

/** Stands for unknown addresses. */
const NOWHERE: Page = { path: '', access: 'public' };

/**
 * The document of the page at this path of `PAGES`, or of an unknown address. The nonce admits its inline styles.
 * Throws the errors of its components.
 */
export async function renderPage(
  path: string,
  installation: Installation,
  nonce: string,
): Promise<string> {
  const [name, page] = ALL_PAGES.find(([, each]) => each.path === path) ?? [null, NOWHERE];
  const scripts = scriptsOf[path] ?? [];
  const document = withHead(template, headOf(page, installation, { nonce, scripts }), nonce);
  if (page.document === 'plain' || page.document === 'page') {
    const isPlain = page.document === 'plain';
    const rendered = await renderApp(
      path,
      installation,
      OF_VISITOR,
      isPlain ? <PlainMenu /> : undefined,
    );
    return withMarkup(document, {
      rendered,
      nonce,
      isPlain,
      script: isPlain ? plainScript : starter,
      screen: filesOf(name as ScreenName),
      styles: criticalStyles(rendered, allStyles),
      drawing: smallDrawing,
      font: fontAt,
    });
  }
  if (page.document === undefined) return document;
  const rendered = await renderApp(path.replaceAll(/:\w+/g, '1'), installation, OF_USER);
  return withFrame(document, { rendered, nonce, styles: criticalStyles(rendered, allStyles) });
}

/** HTML for `#root`. */
async function renderApp(
  path: string,
  installation: Installation,
  session: typeof OF_VISITOR,
  menu: ReactNode = <HeaderMenu />,
): Promise<string> {
  let problem: unknown;
  const { prelude } = await prerender(
    <RenderedSession value={session}>
      <MenuOfHeader value={menu}>
        <Router ssrPath={path}>
          <App installation={installation} queries={new QueryClient()} />
        </Router>
      </MenuOfHeader>
    </RenderedSession>,
    {
      progressiveChunkSize: IN_ONE_PIECE,
      onError: (error) => {
        problem = error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (problem !== undefined) throw problem;
  return html;
}
