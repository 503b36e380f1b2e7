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
      // The only ones that it knows; it checks what they sign.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * It forgets the slash at the end of a bucket's own address, as Amazon's client signs it, and would find
 * every such signature wrong. Those of files, in the bucket, it checks well.
 */
function checkSignaturesOfFilesOnly(server: S3rver): void {
  server.middleware.unshift((context, next) => {
    if (context.path === `/${BUCKET}/`) {
      context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } });
    }
    return next();
  });
}
