import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { uploadExerciseImages } from '@limber/contract/exercise-media';
import { IMAGE_LIMITS } from '@limber/domain/exercises/image-rules';
import { expect, test, vi } from 'vitest';
import { NO_IMAGES, packedZeros, pngClaiming } from '#test/hostile-files.ts';
import { onSqlite, type TestServer } from '#test/on-each-database.ts';
import {
  aPhoto,
  formOf,
  photos,
  refusedUpload,
  sendForm,
  storedKeys,
  uploadImages,
} from '#test/uploading.ts';

const CHIN = 2;
/** The server notices changes of a connection with a delay. */
const PATIENCE = { timeout: 10_000, interval: 20 };

/** Nothing in the database and nothing on the disk. */
async function expectNothingStored(server: TestServer) {
  expect(await server.db.selectFrom('exercise_image').selectAll().execute()).toEqual([]);
  expect(await storedKeys(server)).toEqual([]);
}

/** A new connection, and a function that makes the head of an upload request. */
async function connection(server: TestServer, token: string | null) {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = (more: string) =>
    [
      `POST ${uploadExerciseImages.path} HTTP/1.1`,
      'Host: limber.test',
      `Authorization: Bearer ${token}`,
      more,
      'Content-Type: multipart/form-data; boundary=limit',
      '',
      '',
    ].join('\r\n');
  return { socket, head };
}

/** A chunk of a body in chunked transfer encoding. */
const chunk = (bytes: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);

/** The head of a part that holds an image. */
const partOf = (more: string) =>
  `--limit\r\nContent-Disposition: form-data; name="images"${more}\r\n\r\n`;

const FILE_PART = partOf('; filename="a.jpg"\r\nContent-Type: image/jpeg');

onSqlite('hostile uploads', (server) => {
  test(
    'of a mixed batch keep what is good and name each failure',
    { tags: ['spec:silent/mixed-batch'] },
    async () => {
      const ada = await server().register();
      const files = [
        await aPhoto('one.jpg'),
        {
          name: 'page.jpg',
          bytes: NO_IMAGES['a page in the clothes of a JPEG'] ?? Buffer.alloc(0),
        },
        { name: 'none.png', bytes: Buffer.alloc(0) },
        { name: '../../../etc/passwd', bytes: Buffer.alloc(IMAGE_LIMITS.bytes + 1) },
        { name: 'bomb.png', bytes: pngClaiming(10_000, 10_000, packedZeros(100_000)) },
        await aPhoto('two.jpg'),
        { name: 'cut.jpg', bytes: (await aPhoto('cut.jpg')).bytes.subarray(0, 200) },
      ];
      const { imageUrls, refused } = await uploadImages(server(), ada, CHIN, files);
      expect(imageUrls).toHaveLength(2);
      expect(refused.map(({ index, code, message }) => `${index} ${code}: ${message}`)).toEqual([
        '1 not-an-image: page.jpg is not a JPG, PNG, WebP, AVIF or GIF image',
        '2 empty: none.png is empty',
        '3 too-large: passwd is larger than 10 MB',
        '4 too-many-pixels: bomb.png has more than 40 megapixels',
        '6 damaged: cut.jpg is damaged and cannot be read',
      ]);
      expect(await storedKeys(server())).toHaveLength(4);
    },
  );

  test.each([
    [415, 'not-an-image', NO_IMAGES['an SVG']],
    [415, 'empty', Buffer.alloc(0)],
    [413, 'too-large', Buffer.alloc(IMAGE_LIMITS.bytes + 1)],
    [413, 'too-many-pixels', pngClaiming(10_000, 10_000, packedZeros(100))],
    [415, 'damaged', pngClaiming(10, 10, Buffer.from('no data'))],
  ])('without one good file are answered %i %s', async (status, code, bytes = Buffer.alloc(0)) => {
    const ada = await server().register();
    const form = formOf([{ name: 'a.png', bytes }], CHIN);
    const refused = await refusedUpload(server(), ada, form);
    expect(refused).toMatchObject({ status, code });
    expect(refused.issues).toEqual([`images.0: ${refused.message}`]);
    await expectNothingStored(server());
  });

  test('of no file, of no exercise, and of no form say what is missing', async () => {
    const ada = await server().register();
    const [photo] = await photos(1);
    if (!photo) throw new Error('no photo');
    expect(await refusedUpload(server(), ada, formOf([], CHIN))).toMatchObject({
      status: 400,
      issues: ['images: Please select images to upload'],
    });
    for (const id of [undefined, '', 'abc', '1.5', '-1', '99999999999999', '{}']) {
      const refused = await refusedUpload(server(), ada, formOf([photo], id));
      expect([id, refused.status, refused.issues.length]).toEqual([id, 400, 1]);
      expect(refused.issues[0]).toMatch(/^exerciseId: /);
    }
    const mixed = await server().app.inject({
      method: 'POST',
      url: uploadExerciseImages.path,
      payload: 'x',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'multipart/mixed' },
    });
    expect([mixed.statusCode, mixed.json().code]).toEqual([415, 'not-a-form']);
    const json = await server().app.inject({
      method: 'POST',
      url: uploadExerciseImages.path,
      payload: { exerciseId: CHIN },
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect([json.statusCode, json.json()]).toEqual([
      415,
      {
        code: 'not-a-form',
        message: 'Please send a form (multipart/form-data)',
        requestId: json.headers['x-request-id'],
      },
    ]);
    await expectNothingStored(server());
  });

  test('may name the exercise after the images', async () => {
    const ada = await server().register();
    const form = formOf(await photos(1));
    form.append('exerciseId', String(CHIN));
    expect((await sendForm(server(), ada, form)).statusCode).toBe(200);
  });

  test('with a nameless file name it as well as they can, and keep the good one beside it', async () => {
    const ada = await server().register();
    const { bytes } = await aPhoto('good.jpg');
    const answer = await server().app.inject({
      method: 'POST',
      url: uploadExerciseImages.path,
      payload: Buffer.concat([
        Buffer.from('--limit\r\nContent-Disposition: form-data; name="exerciseId"\r\n\r\n2\r\n'),
        Buffer.from(`${partOf('\r\nContent-Type: application/octet-stream')}garbage\r\n`),
        Buffer.from(partOf('; filename="good.jpg"\r\nContent-Type: image/jpeg')),
        bytes,
        Buffer.from('\r\n--limit--\r\n'),
      ]),
      headers: {
        authorization: `Bearer ${ada.token}`,
        'content-type': 'multipart/form-data; boundary=limit',
      },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { imageUrls: [expect.any(String)], refused: [{ index: 0, name: '', code: 'not-an-image' }] },
    ]);
  });

  test(
    'of five hundred files are refused as a whole',
    { tags: ['spec:silent/hostile-uploads'] },
    async () => {
      const ada = await server().register();
      const photo = await aPhoto('a.jpg');
      const form = formOf(Array<typeof photo>(500).fill(photo), CHIN);
      expect(await refusedUpload(server(), ada, form)).toMatchObject({
        status: 413,
        message: 'Please upload at most 12 images at a time',
      });
      await expectNothingStored(server());
    },
  );

  test('that are no form although they say so, or one of fields without end, are refused', async () => {
    const ada = await server().register();
    const many = formOf([], CHIN);
    for (let index = 0; index < 200; index++) many.append(`field ${index}`, 'x');
    expect((await refusedUpload(server(), ada, many)).status).toBe(400);
    for (const payload of [
      '',
      'no form',
      '--limit\r\nhalf a part',
      `${FILE_PART}cut`,
      '--limit--',
    ]) {
      for (const type of ['multipart/form-data; boundary=limit', 'multipart/form-data']) {
        const answer = await server().app.inject({
          method: 'POST',
          url: uploadExerciseImages.path,
          payload,
          headers: { authorization: `Bearer ${ada.token}`, 'content-type': type },
        });
        expect([payload, answer.statusCode]).toEqual([payload, 400]);
      }
    }
    const poisoned = formOf([], CHIN);
    poisoned.append('__proto__', 'x');
    expect((await refusedUpload(server(), ada, poisoned)).status).toBe(400);
    await expectNothingStored(server());
  });

  test('that would be larger than any upload are refused before they have come', async () => {
    const ada = await server().register();
    const { socket, head } = await connection(server(), ada.token);
    socket.write(head(`Content-Length: ${200 * 2 ** 20}`));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    await expectNothingStored(server());
  });

  test(
    'whose connection is cut leave nothing behind, and let the next one in',
    { tags: ['spec:silent/hostile-uploads'] },
    async () => {
      const ada = await server().register();
      for (let round = 0; round < 5; round++) {
        const { socket, head } = await connection(server(), ada.token);
        const { bytes } = await aPhoto('a.jpg');
        socket.write(head('Content-Length: 100000') + FILE_PART);
        socket.write(bytes);
        await new Promise((resolve) => setTimeout(resolve, 50));
        socket.destroy();
        await once(socket, 'close');
      }
      await vi.waitFor(async () => {
        const answer = await sendForm(server(), ada, formOf([], CHIN));
        expect(answer.statusCode).toBe(400);
      }, PATIENCE);
      await expectNothingStored(server());
      expect((await uploadImages(server(), ada, CHIN, await photos(1))).imageUrls).toHaveLength(1);
    },
  );

  test('without an announced length end where any upload has its end', async () => {
    const ada = await server().register();
    const { socket, head } = await connection(server(), ada.token);
    const megabyte = chunk(Buffer.alloc(2 ** 20));
    let sent = 0;
    const endless = async function* () {
      yield head('Transfer-Encoding: chunked');
      yield chunk(FILE_PART);
      for (; sent < 400; sent++) yield megabyte;
    };
    await pipeline(endless, socket).catch(() => {});
    expect(sent).toBeLessThan(200);
    await expectNothingStored(server());
  });

  test('that fall silent are cut off', async () => {
    const ada = await server().register();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { socket, head } = await connection(server(), ada.token);
    socket.write(`${head('Content-Length: 100000')}${FILE_PART}half of`);
    while (!socket.destroyed) await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(socket.destroyed).toBe(true);
    await expectNothingStored(server());
  });

  test('that one person keeps open are two at the most', async () => {
    const ada = await server().register();
    const open: Socket[] = [];
    // Each retry opens one more upload, since an earlier one may have been refused while a form
    // took its place.
    await vi.waitFor(async () => {
      const { socket, head } = await connection(server(), ada.token);
      open.push(socket.on('error', () => {}));
      socket.write(head('Content-Length: 100000') + FILE_PART);
      const { statusCode, headers } = await sendForm(server(), ada, formOf([], CHIN));
      expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
    }, PATIENCE);
    for (const socket of open) socket.destroy();
    await vi.waitFor(async () => {
      expect((await sendForm(server(), ada, formOf([], CHIN))).statusCode).toBe(400);
    }, PATIENCE);
  });
});
