import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isInUse } from '#db/in-use.ts';
import { openDatabase } from '#db/open.ts';
import { DATABASE_FILE, type Folders, replaceEntry } from './folders.ts';
import { holdsData, NotReplaced, type StagedDatabase } from './staged.ts';

export function stageSqlite(folders: Folders, replaces: boolean): StagedDatabase {
  const file = path.join(folders.live, DATABASE_FILE);
  refuseInUse(file);
  if (existsSync(file) && !replaces) throw new NotReplaced(holdsData(folders.live));
  const db = openDatabase({ databaseUrl: null, dataDir: folders.staged });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await db.destroy();
    isOpen = false;
  };
  return {
    db,
    schema: null,
    finish: async () => {
      await close();
      refuseInUse(file);
      const moved = [];
      for (const ending of ['', '-wal', '-shm']) {
        moved.push(await replaceEntry(folders, `${DATABASE_FILE}${ending}`));
      }
      return moved[0] ?? null;
    },
    discard: async () => {
      await close();
      await rm(folders.staged, { recursive: true, force: true });
    },
  };
}

function refuseInUse(file: string): void {
  if (isInUse(file)) throw new NotReplaced(`A server is using ${file}: stop it first.`);
}
