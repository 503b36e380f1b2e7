import { open } from 'node:fs/promises';

/** Returns once the names in a folder are on the disk. Windows neither can nor needs to. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
