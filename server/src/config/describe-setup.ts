import { statfs } from 'node:fs/promises';
import { findBackups, takenAt } from '#backup/take-backup.ts';
import type { Setup } from '#features/admin/setup.ts';
import type { Config } from './env.ts';

const BYTES_OF_GIGABYTE = 1e9;

/** Says whether secrets are set, and reveals none. */
export function describeSetup(config: Config): Setup {
  return {
    processes: config.workers,
    publicUrl: config.publicUrl,
    storage: config.s3 === null ? 'folder' : 'bucket',
    keepsBackups: config.backups !== null,
    mail: config.smtp && describeMail(config.smtp),
    provider: config.payments.provider,
    publishableKeyEnd:
      config.payments.provider === 'stripe'
        ? config.payments.stripe.publishableKey.slice(-4)
        : null,
    findFreeGigabytes: async () => {
      const { bavail, bsize } = await statfs(config.dataDir);
      return Math.round((bavail * bsize * 10) / BYTES_OF_GIGABYTE) / 10;
    },
    findLastBackup: async () => {
      if (config.backups === null) return null;
      const last = (await findBackups(config.backups.folder)).at(-1);
      return last === undefined ? null : takenAt(last);
    },
  };
}

function describeMail({ url, from }: { url: string; from: string }): Setup['mail'] {
  const { host, password } = new URL(url);
  return { host, from, hasPassword: password !== '' };
}
