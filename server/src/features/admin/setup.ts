import type { Installation } from '@limber/contract/admin';

/** The configuration as an administrator may see it: no secret is in it. */
export type Setup = Pick<
  Installation,
  'processes' | 'publicUrl' | 'storage' | 'keepsBackups' | 'mail'
> &
  Pick<Installation['payments'], 'provider' | 'publishableKeyEnd'> & {
    readonly findFreeGigabytes: () => Promise<number>;
    /** When the newest backup was taken; null where there is none. */
    readonly findLastBackup: () => Promise<Date | null>;
  };
