import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTar } from '#server/storage/tar.ts';
import { packFiles } from './pack-files.ts';

const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((text) => !/[\0/\n=]/.test(text) && text.isWellFormed());
const names = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));

test('what is packed comes out again, whatever the files are called', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(names, fc.uint8Array({ maxLength: 1500 }))), async (files) => {
      const packed = packFiles(files.map(([name, bytes]) => ({ name, file: new Blob([bytes.slice()]) })));
      const found: [string, Buffer][] = [];
      for await (const { name, bytes } of readTar(packed.stream())) {
        const chunks: Uint8Array[] = [];
        for await (const chunk of bytes) chunks.push(chunk);
        found.push([name, Buffer.concat(chunks)]);
      }
      expect(found).toEqual(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
    }),
  );
});
