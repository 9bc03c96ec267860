import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder } from '#testing/server/import-site.ts';
import { makeWxr } from '#testing/server/wxr.ts';
import { readExport } from './read-export.ts';

const XML = makeWxr([{ id: 1, slug: 'cafe', title: 'Café Zoë', content: '<p>Grüße</p>' }]);

function read(bytes: Uint8Array, isTolerant = false) {
  return inFolder(async (folder) => {
    const file = join(folder, 'export.xml');
    writeFileSync(file, bytes);
    const result = await readExport(file, {
      source: isTolerant ? 'squarespace' : 'wordpress',
      onProgress: () => undefined,
    });
    if (!result.ok) return result.message;
    const items = result.file.items.map(({ role, title }) => [role, title]);
    result.file.close();
    return items;
  });
}

const declared = (encoding: string) => XML.replace('encoding="UTF-8"', `encoding="${encoding}"`);
const WHOLE = [['post', 'Café Zoë']];

test('files in another encoding than they declare are detected', async () => {
  for (const name of ['ISO-8859-1', 'windows-1252', 'Shift_JIS', 'UTF-16'])
    expect([name, await read(Buffer.from(declared(name)))]).toEqual([name, WHOLE]);
  expect(await read(Buffer.from(declared('ISO-8859-1'), 'latin1'))).toEqual(WHOLE);
  for (const mark of ['', '\ufeff']) expect(await read(Buffer.from(mark + XML, 'utf16le'))).toEqual(WHOLE);
});

test('or refused with the line', async () => {
  for (const name of ['UTF-8', 'UTF-16', 'Shift_JIS', 'EUC-JP'])
    for (const isTolerant of [false, true])
      expect([name, await read(Buffer.from(declared(name), 'latin1'), isTolerant)]).toEqual([
        name,
        expect.stringMatching(/Line \d+/),
      ]);
});

test('a Squarespace file with a part missing in its middle is refused with the line', async () => {
  const cut = XML.replace(/<\/content:encoded>[\s\S]*<\/wp:status>/, '');
  expect(cut).not.toBe(XML);
  expect(await read(Buffer.from(cut), true)).toMatch(/end of “content:encoded” is missing.*Line \d+/);
});

test('items in which nothing is to be seen become nothing', async () => {
  const empty = [
    '',
    ' ',
    '&nbsp;',
    '<p></p>',
    '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->',
    '<div><br></div>',
  ];
  for (const type of ['post', 'page'])
    for (const content of empty) {
      const items = await read(Buffer.from(makeWxr([{ id: 1, slug: '', type, title: '', content }])));
      expect([content, items]).toEqual([content, [['left-out', '']]]);
    }
  const shown = await read(Buffer.from(makeWxr([{ id: 1, slug: 'a', title: '', content: '[gallery]' }])));
  expect(shown).toEqual([['post', '']]);
});
