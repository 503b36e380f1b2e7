import { ALL_PAGES, PAGES } from '@limber/contract/pages';
import { expect, test } from 'vitest';
import { builtWeb } from '#test/built-web.ts';
import { HOSTILE_ADDRESSES } from '#test/hostile-values.ts';
import { onSqlite } from '#test/on-each-database.ts';

const webRoot = builtWeb();

/** Beginnings of addresses outside of the contract: pages, files and documents. */
const BEGINNINGS = [
  '/',
  PAGES.login.path,
  ...ALL_PAGES.flatMap(([, { path }]) => /^.*(?=:\w+$)/.exec(path) ?? []),
  '/media/',
  '/media/exercises/',
  '/media/exercises/1/',
  '/assets/',
  '/source/',
  '/api/',
  '/api/docs/',
  '/api/docs/static/',
  '/sitemap.xml/',
];

/** Texts that are in no page and no answer unless something leaks. */
const LEAKED = /root:x:|SQLite format|<script>alert|evil\.example|at file:|node_modules/;

onSqlite(
  'an address outside of the contract',
  (server) => {
    test('leads nowhere else, gives nothing away, and is no fault of ours', async () => {
      for (const beginning of new Set(BEGINNINGS)) {
        for (const end of HOSTILE_ADDRESSES) {
          const url =
            beginning.endsWith('/') || end.startsWith('?')
              ? beginning + end
              : `${beginning}/${end}`;
          const { statusCode, headers, body } = await server().app.inject({ url });
          expect([url, statusCode < 500, LEAKED.exec(body)?.[0]]).toEqual([url, true, undefined]);
          expect([url, headers['set-cookie']]).toEqual([url, undefined]);
          // A redirect leads only to an address of this server.
          expect([url, headers.location ?? '/']).toEqual([
            url,
            expect.stringMatching(/^\.?\/(?![\\/])/),
          ]);
        }
      }
    });
  },
  { webRoot },
);
