import { readFile } from 'node:fs/promises';
import { answerJobs } from '#adapters/work/answer-jobs.ts';
import { reencodeImage } from './reencode-image.ts';

// sharp gets bytes, not the file's path: for uploads only its readers of bytes are allowed
// (limit-sharp.ts).
answerJobs(async (file: string) => reencodeImage(await readFile(file)));
