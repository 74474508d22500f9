import { expect, it } from 'vitest';
import { testSandbox } from './test-sandbox.ts';

async function addImage(image_url: string) {
  const { send } = testSandbox();
  const { body } = await send('GET', '/1/items');
  const [{ item_id }] = body.items;
  return send('POST', '/1/items/add_image', { item_id, image_no: 5, image_url });
}

it.each([
  'https://example.com/a.png',
  'http://example.com/a.JPG',
  'https://example.com/a.b.gif',
  'https://example.com/picture',
  'https://localhost.example.com/a.jpeg',
  'https://1.10.0.1/a.jpg',
  'https://172.15.0.1/a.jpg',
  'https://172.32.0.1/a.jpg',
  'https://[2001:db8::1]/a.jpg',
])('an image at %s is taken', async (url) => {
  const { status, body } = await addImage(url);
  expect([status, body.item.img5_origin]).toEqual([200, expect.stringContaining('http')]);
});

it.each([
  'https://localhost/a.png',
  'https://files.localhost/a.png',
  'https://files.test/a.png',
  'https://127.0.0.1/a.png',
  'https://10.1.2.3/a.png',
  'https://0.0.0.1/a.png',
  'https://192.168.0.1/a.png',
  'https://169.254.0.1/a.png',
  'https://172.16.0.1/a.png',
  'https://172.25.0.1/a.png',
  'https://172.31.0.1/a.png',
  'https://[::1]/a.png',
  'https://[::]/a.png',
  'https://[::ffff:127.0.0.1]/a.png',
  'https://[fd00::1]/a.png',
  'https://[fe80::1]/a.png',
  'https://example.com/a.pdf',
  'https://example.com/a.jpgx',
  'https://example.com/a.xjpg',
])('an image at %s is out of the platform’s reach, or is none', async (url) => {
  const { status, body } = await addImage(url);
  expect([status, body.error]).toEqual([400, 'no_image']);
});

it.each(['ftp://example.com/a.png', 'xhttps://example.com/a.png', 'example.com/a.png'])(
  'an image at %s has no address of the web',
  async (url) => {
    const { status, body } = await addImage(url);
    expect([status, body.error]).toEqual([400, 'validation_error']);
  },
);

it('the copies of two images that are added at once both exist some minutes later', async () => {
  const { send, later } = testSandbox();
  const { body } = await send('GET', '/1/items');
  const ids = body.items.slice(0, 2).map(({ item_id }: { item_id: number }) => item_id);
  for (const item_id of ids)
    for (const image_no of [5, 6])
      await send('POST', '/1/items/add_image', { item_id, image_no, image_url: 'https://example.com/a.png' });
  const copies = async (token?: string) =>
    Promise.all(
      ids.map(async (id: number) => {
        const { item } = (await send('GET', `/1/items/detail/${id}`, { image_size: '300' }, token)).body;
        return [item.img5_300, item.img6_300].map((each) => each !== null && each !== undefined);
      }),
    );
  const token = await later(301);
  expect(await copies(token)).toEqual([
    [true, true],
    [true, true],
  ]);
});
