/** `npm run library -- transcripts`: writes library/transcripts/, sessions as text for whoever reads them aloud. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transcripts } from '../src/sessions/transcripts.ts';

const FOLDER = path.resolve(import.meta.dirname, '../transcripts');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
for (const [name, text] of transcripts()) writeFileSync(path.join(FOLDER, name), text);
