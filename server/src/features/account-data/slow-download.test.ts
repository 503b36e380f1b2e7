import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { startDownload } from '@limber/contract/account-data';
import { expect, test, vi } from 'vitest';
import { onSqlite } from '#test/on-each-database.ts';
import { aPhoto, uploadImages } from '#test/uploading.ts';
import { PATIENCE } from '#test/patience.ts';

const MB = 1024 * 1024;

onSqlite('a download that is read slowly', (server) => {
  test('waits in place of filling the memory, is the only one of its user, and ends with its reader', async () => {
    await server().registerAdministrator();
    const ada = await server().register('ada');
    await uploadImages(server(), ada, 1, [await aPhoto('desk.jpg')]);
    let read = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          read += MB;
          yield Buffer.alloc(MB);
        }
      })(),
    );
    vi.spyOn(server().deps.storage, 'find').mockResolvedValue({
      size: Infinity,
      open: async () => endless,
    });
    if (!server().app.server.listening) await server().app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server().app.server.address() as AddressInfo;

    const { url } = await ada.ask(startDownload);
    const request = get(`http://127.0.0.1:${port}${url}`);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.pause();
    await vi.waitFor(() => expect(read).toBeGreaterThan(MB), PATIENCE);
    let before = 0;
    await vi.waitFor(
      () => {
        const since = read - before;
        before = read;
        expect(since).toBe(0);
      },
      { interval: 300, timeout: 10_000 },
    );
    expect(read).toBeLessThan(32 * MB);
    expect(await ada.refusedBy(startDownload)).toMatchObject({ status: 429, code: 'busy' });

    request.destroy();
    await vi.waitFor(() => expect(endless.destroyed).toBe(true), PATIENCE);
    await ada.ask(startDownload);
  });

  test('that nobody waits for any more when it begins does not stand in the way of the next', async () => {
    const ada = await server().register('ada');
    const { url } = await ada.ask(startDownload);
    const { app, db } = server();
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    await db.transaction().execute(async () => {
      // The only connection to the database is taken: the download does not begin before this ends.
      const request = get(`http://127.0.0.1:${port}${url}`).on('error', () => {});
      const [, response] = (await once(app.server, 'request')) as [unknown, ServerResponse];
      request.destroy();
      if (!response.closed) await once(response, 'close');
    });
    await setTimeout(100);
    expect((await app.inject(url)).statusCode).toBe(200);
  });
});
