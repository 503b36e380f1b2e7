import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const startDownload = endpoint({
  method: 'POST',
  path: '/api/account/download',
  access: 'signed-in',
  summary:
    'Begin to download everything that is kept about the caller: the answer names an address of a ZIP file, good for a minute',
  reply: z.object({ url: z.string() }).meta({ id: 'DownloadStarted' }),
});
