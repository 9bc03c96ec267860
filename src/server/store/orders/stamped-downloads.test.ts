/** Downloads of PDFs that bear the name of their buyer, and PDFs that cannot. */
import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { createTestSite } from '#testing/server/fixture.ts';
import { openDownloads } from '#testing/server/open-downloads.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { updateOrder } from './queries.ts';

async function pdf(pages = 2): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) made.addPage([300, 300]);
  return made.save();
}

/** What its streams say. */
function textOf(bytes: Buffer): string {
  const found = [...bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const inflated = found.map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return inflated.join('\n');
}

describeOnBothEngines('stamped downloads', (on) => {
  const openWithFile = openDownloads(on);

  test('a stamped PDF bears the buyer’s name on each page, whole and from where it broke off', async () => {
    const plain = await pdf();
    const shop = await openWithFile({ content: plain });
    await on.db.write((tx) => updateOrder(tx, shop.id, { name: 'Grace Hopper' }));
    const stamp = (isStamped: boolean) =>
      shop.api('PUT', `product-files/${shop.fileId}/stamp`, { isStamped });
    const fetchIt = async (headers = {}) => {
      const answered = await shop.visit(await shop.link(), { headers });
      return {
        status: answered.status,
        headers: answered.headers,
        bytes: Buffer.from(await answered.arrayBuffer()),
      };
    };
    expect((await fetchIt()).bytes.equals(plain)).toBe(true);
    expect((await stamp(true)).json).toMatchObject({ files: [{ isStamped: true }] });
    const whole = await fetchIt();
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(whole.bytes.length)]);
    const pages = (await PDFDocument.load(whole.bytes)).getPages();
    expect(pages).toHaveLength(2);
    const name = Buffer.from('Grace Hopper · #', 'latin1').toString('hex').toUpperCase();
    expect(textOf(whole.bytes).split(name)).toHaveLength(3);
    const rest = await fetchIt({ range: 'bytes=100-' });
    expect([rest.status, rest.bytes.equals(whole.bytes.subarray(100))]).toEqual([206, true]);
    const head = await shop.visit(await shop.link(), { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await shop.counted()).toEqual([1]);
    await stamp(false);
    expect((await fetchIt()).bytes.equals(plain)).toBe(true);
  });

  test('what is no PDF, is protected or is damaged is refused at the setting, in words', async () => {
    const locked = await PDFDocument.create();
    locked.addPage();
    locked.encrypt({ userPassword: 'a', ownerPassword: 'b' });
    for (const [content, words] of [
      [Buffer.from('glaze'), 'Only PDFs can be stamped'],
      [await locked.save(), 'This PDF is protected'],
      [Buffer.from('%PDF-1.7 and nothing else'), 'It may be damaged'],
    ] as const) {
      const shop = await openWithFile({ content });
      const refused = await shop.api('PUT', `product-files/${shop.fileId}/stamp`, { isStamped: true });
      expect([refused.status, refused.json.error.message]).toEqual([422, expect.stringContaining(words)]);
      const other = await createTestSite(on.deps);
      const foreign = await other.api('PUT', `product-files/${shop.fileId}/stamp`, { isStamped: true });
      expect(foreign.status).toBe(404);
    }
  });

  test('a copy that cannot be stamped any more is not sent without its stamp', async () => {
    const shop = await openWithFile({ content: Buffer.from('%PDF-1.7 and nothing else') });
    await on.db.write((tx) =>
      tx.updateTable('productFiles').set({ isStamped: 1 }).where('id', '=', shop.fileId).execute(),
    );
    const answered = await shop.visit(await shop.link());
    expect([answered.status, await answered.text()]).toEqual([
      503,
      'We can’t prepare this file right now. Try again in a minute.',
    ]);
  });
});
