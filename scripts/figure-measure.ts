/**
 * `npm run figure:measure -- 5000`: serves a page on that port (default 4173) that measures how quickly the
 * figure is drawn. Open it on the machine to be measured, through a tunnel if remote, press the button, copy
 * the report; docs/live-figure.md explains it. Ctrl+C ends it.
 */
import { readFileSync } from 'node:fs';
import { motionFile } from '@limber/library/drawings/manifest';
import { library } from '@limber/library/library';
import { servePage } from '../figure/scripts/serve-page.ts';

const DEFAULT_PORT = 4173;
const motions = library.map(({ id }): [string, string] => [
  `motions/${id}.json`,
  readFileSync(motionFile(id), 'utf8'),
]);
const port = Number(process.argv[2] ?? DEFAULT_PORT);
const { url } = await servePage('measure', { port, files: new Map(motions) });
process.stdout.write(`The page is at ${url}\n`);
