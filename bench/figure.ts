/**
 * Serves a page that measures how quickly the figure is drawn, at http://127.0.0.1:4173 or on the port that is
 * given: `npm run bench -- figure -- 5000`. Open it on the machine that is to be measured (through a
 * tunnel, if that is another one), press the button, copy the report. docs/live-figure.md says
 * what to do with it. Ctrl+C ends it.
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
