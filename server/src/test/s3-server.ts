import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '#config/env.ts';

const BUCKET = 'limber-test';

/** A server that speaks S3, with one empty bucket, on a free port of this machine. */
export async function startS3(): Promise<{ config: S3Config; close: () => Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'limber-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  checkSignaturesOfFilesOnly(server);
  const { port } = await server.run();
  return {
    config: {
      bucket: BUCKET,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      // The only credentials that the server knows; it checks the signatures made with them.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Turns off the check of signatures for the bucket's own address: s3rver drops the slash at its
 * end, which Amazon's client signs. Signatures for files in the bucket are still checked.
 */
function checkSignaturesOfFilesOnly(server: S3rver): void {
  server.middleware.unshift((context, next) => {
    if (context.path === `/${BUCKET}/`) {
      context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } });
    }
    return next();
  });
}
