import type { AgentOptions } from 'node:https';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import type { S3Config } from '#config/env.ts';
import type { MediaStorage } from './media-storage.ts';

/** Requests that remove a file, at the same time. Not every server knows the one that removes many. */
const REMOVED_AT_ONCE = 8;

/** How long a bucket is waited for, in milliseconds; a call that fails is tried three times. */
type Patience = {
  readonly connectMs: number;
  /** Until it begins to answer. */
  readonly answerMs: number;
  /** The same after a file, which must arrive there first: 14 MB, say, over a slow line. */
  readonly storeMs: number;
  /** While neither side says a word in the middle of a file: whoever reads it may take a while. */
  readonly silenceMs: number;
};
const PATIENCE: Patience = {
  connectMs: 5000,
  answerMs: 10_000,
  storeMs: 60_000,
  silenceMs: 60_000,
};

/** Keeps media in a bucket, below `folder`: of Amazon S3, or of whatever speaks its language. */
export function createS3Storage(
  config: S3Config,
  folder: string,
  impatience: Partial<Patience> = {},
): MediaStorage {
  const { bucket: Bucket } = config;
  const patience = { ...PATIENCE, ...impatience };
  const client = openClient(config, patience);
  // A file that is read holds a connection for as long as its reader takes. By default there are 50:
  // so many readers who stop halfway would keep everybody from everything.
  const readers = openClient(config, patience, { maxSockets: Infinity });
  const prefix = `${folder}/`;
  const keyOf = (key: string) => ({ Bucket, Key: prefix + key });
  return {
    put: async (key, bytes) => {
      const put = new PutObjectCommand({ ...keyOf(key), Body: bytes });
      await client.send(put, { requestTimeout: patience.storeMs });
    },
    find: async (key) => {
      const head = await client.send(new HeadObjectCommand(keyOf(key))).catch(nullIfMissing);
      if (head === null) return null;
      return {
        size: head.ContentLength ?? 0,
        open: async (range) => {
          const Range = range && `bytes=${range.start}-${range.end}`;
          const { Body } = await readers.send(new GetObjectCommand({ ...keyOf(key), Range }));
          // In Node the body is a stream of Node's.
          return Body as Readable;
        },
      };
    },
    remove: async (keys) => {
      const few = pLimit(REMOVED_AT_ONCE);
      await few.map(keys, (key) => client.send(new DeleteObjectCommand(keyOf(key))));
    },
    list: async function* () {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        yield Contents.map(({ Key = '', LastModified = new Date() }) => ({
          key: Key.slice(prefix.length),
          storedAt: LastModified,
        }));
      }
    },
  };
}

function openClient(
  { region, credentials, endpoint }: S3Config,
  { connectMs, answerMs, silenceMs }: Patience,
  agent: AgentOptions = {},
): S3Client {
  return new S3Client({
    region,
    ...(credentials !== null && { credentials }),
    // Servers of one's own seldom have a name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Not every server that speaks S3 knows Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Nor asks for a file that is only announced: the client would wait until its time is up.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      // Else it is but a warning in the log.
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

function nullIfMissing(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}
