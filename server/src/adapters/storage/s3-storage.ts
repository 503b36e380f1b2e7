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
import type { S3Config } from '#config/env.ts';
import { createSemaphore } from '#semaphore.ts';
import type { MediaStorage } from './media-storage.ts';

/** One request per removal: not every S3 server has batch deletion. */
const MAX_REMOVALS_AT_ONCE = 8;

/** Milliseconds. A failed call is tried three times. */
type Timeouts = {
  readonly connectMs: number;
  /** Until the answer begins. */
  readonly answerMs: number;
  /** Until the answer to an upload begins; 14 MB may take long over a slow line. */
  readonly storeMs: number;
  /** Without any data in the middle of a file. */
  readonly silenceMs: number;
};
const TIMEOUTS: Timeouts = {
  connectMs: 5000,
  answerMs: 10_000,
  storeMs: 60_000,
  silenceMs: 60_000,
};

/** Stores media below `folder` in a bucket of Amazon S3 or a compatible server. */
export function createS3Storage(
  config: S3Config,
  folder: string,
  changedTimeouts: Partial<Timeouts> = {},
): MediaStorage {
  const { bucket: Bucket } = config;
  const timeouts = { ...TIMEOUTS, ...changedTimeouts };
  const client = createClient(config, timeouts);
  // A reader holds a connection as long as it takes. With the default of 50, as many readers who stop halfway would
  // block all other calls.
  const readers = createClient(config, timeouts, { maxSockets: Infinity });
  const prefix = `${folder}/`;
  const keyOf = (key: string) => ({ Bucket, Key: prefix + key });
  return {
    put: async (key, bytes) => {
      const put = new PutObjectCommand({ ...keyOf(key), Body: bytes });
      await client.send(put, { requestTimeout: timeouts.storeMs });
    },
    find: async (key) => {
      const head = await client.send(new HeadObjectCommand(keyOf(key))).catch(nullIfMissing);
      if (head === null) return null;
      return {
        size: head.ContentLength ?? 0,
        open: async (range) => {
          const Range = range && `bytes=${range.start}-${range.end}`;
          const { Body } = await readers.send(new GetObjectCommand({ ...keyOf(key), Range }));
          // The type includes browsers; in Node the body is always a Readable.
          return Body as Readable;
        },
      };
    },
    remove: async (keys) => {
      const few = createSemaphore(MAX_REMOVALS_AT_ONCE);
      await Promise.all(
        keys.map((key) => few.run(() => client.send(new DeleteObjectCommand(keyOf(key))))),
      );
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

function createClient(
  { region, credentials, endpoint }: S3Config,
  { connectMs, answerMs, silenceMs }: Timeouts,
  agent: AgentOptions = {},
): S3Client {
  return new S3Client({
    region,
    ...(credentials !== null && { credentials }),
    // Self-hosted servers seldom have a host name per bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Not every S3 server supports Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Not every S3 server answers "Expect: 100-continue": the client would wait until its timeout.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      // By default a timeout is only logged.
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
