import type { Installation } from '@limber/contract/admin';

/** The part of the configuration that administrators may see, without secrets. */
export type Setup = Pick<
  Installation,
  'processes' | 'publicUrl' | 'storage' | 'keepsBackups' | 'mail'
> &
  Pick<Installation['payments'], 'provider' | 'publishableKeyEnd'> & {
    readonly findFreeGigabytes: () => Promise<number>;
    /** Null when there is no backup. */
    readonly findLastBackup: () => Promise<Date | null>;
  };
