// npm run library -- sign neck "Name" "physiotherapist, PH 12345": records that this reviewer signs
// every exercise of the area in its present form.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BODY_AREAS, type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { localDayOf } from '@limber/domain/time/local-day';
import { library } from '../src/library.ts';
import { entryHash, type Signature, type Signatures } from '../src/reviews/review-of.ts';

const FILE = path.join(import.meta.dirname, '../src/reviews/signatures.json');

const [area = '', reviewer = '', profession = ''] = process.argv.slice(2);
if (isBodyArea(area) && reviewer !== '' && profession !== '') {
  await sign(area, { reviewer, profession });
} else {
  process.stderr.write(
    `How to sign: npm run library -- sign <area> "Name" "profession, number". Areas: ${BODY_AREAS.join(', ')}\n`,
  );
  process.exitCode = 2;
}

async function sign(
  signedArea: BodyArea,
  who: Pick<Signature, 'reviewer' | 'profession'>,
): Promise<void> {
  const before = JSON.parse(await readFile(FILE, 'utf8')) as Signatures;
  const ofArea = library.filter(({ bodyArea }) => bodyArea === signedArea);
  const exercises = Object.fromEntries(ofArea.map((entry) => [entry.id, entryHash(entry)]));
  const signatures = {
    ...before,
    [signedArea]: { ...who, date: localDayOf(new Date()), exercises },
  };
  await writeFile(FILE, `${JSON.stringify(signatures, null, 2)}\n`);
  process.stdout.write(
    `${who.reviewer} has signed ${ofArea.length} exercises (${signedArea}). Commit ${FILE}.\n`,
  );
}
