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
import type { S3Config } from '../../config/env.ts';
import type { MediaStorage } from './media-storage.ts';

/** Requests that remove a file, at the same time. Not every server knows the one that removes many. */
const REMOVED_AT_ONCE = 8;
const CONNECT_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Keeps media in a bucket, below `folder`: of Amazon S3, or of whatever speaks its language. */
export function openS3Storage(config: S3Config, folder: string): MediaStorage {
  const { bucket: Bucket, endpoint, region, credentials } = config;
  const client = new S3Client({
    region,
    ...(credentials !== null && { credentials }),
    // Servers of one's own seldom have a name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Not every server that speaks S3 knows Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
    },
  });
  const prefix = `${folder}/`;
  const keyOf = (key: string) => ({ Bucket, Key: prefix + key });
  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...keyOf(key), Body: bytes }));
    },
    find: async (key) => {
      const head = await client.send(new HeadObjectCommand(keyOf(key))).catch(nullIfMissing);
      if (head === null) return null;
      return {
        size: head.ContentLength ?? 0,
        open: async (range) => {
          const Range = range && `bytes=${range.start}-${range.end}`;
          const { Body } = await client.send(new GetObjectCommand({ ...keyOf(key), Range }));
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

function nullIfMissing(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}
