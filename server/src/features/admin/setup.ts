import type { Installation } from '@limber/contract/admin';

/** Contains no secret. */
export type Setup = Pick<
  Installation,
  'processes' | 'publicUrl' | 'storage' | 'keepsBackups' | 'mail'
> &
  Pick<Installation['payments'], 'provider' | 'publishableKeyEnd'> & {
    readonly findFreeGigabytes: () => Promise<number>;
    /** Null when there is no backup. */
    readonly findLastBackup: () => Promise<Date | null>;
  };
