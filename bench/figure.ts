/**
 * Serves a page that measures the drawing speed of the figure, at http://127.0.0.1:4173 or another
 * port: `npm run bench -- figure -- 5000`. Open it on the measured machine (through a tunnel if
 * remote), press the button, copy the report; see docs/live-figure.md. Ctrl+C ends it.
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
