import { getMe } from '@limber/contract/auth';
import { expect, test } from 'vitest';
import { onSqlite } from './on-each-database.ts';

onSqlite('a test', (server) => {
  test('whose server fails is told the cause', async () => {
    const ada = await server().register('ada');
    await server().db.schema.alterTable('user').renameColumn('avatarUrl', 'gone').execute();
    const failure: unknown = await ada.ask(getMe).catch((error: unknown) => error);
    await server().db.schema.alterTable('user').renameColumn('gone', 'avatarUrl').execute();
    expect(failure).toMatchObject({
      message: 'GET /api/auth/me answered 500',
      cause: { message: expect.stringContaining('no such column') as string },
    });
  });
});
