import { answerJobs } from '#adapters/work/answer-jobs.ts';
import { reencodeImage } from './reencode-image.ts';

answerJobs(reencodeImage);
