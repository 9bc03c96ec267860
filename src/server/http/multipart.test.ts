import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MultipartError, multipartBoundary, readMultipart } from './multipart.ts';

interface Read {
  readonly name: string;
  readonly filename: string | undefined;
  readonly text: string;
}

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(body: Uint8Array, boundary: string, size = 7): Promise<Read[]> {
  const parts: { name: string; filename: string | undefined; chunks: Buffer[] }[] = [];
  for await (const item of readMultipart(inChunks(body, size), boundary)) {
    if (item.kind === 'part') parts.push({ name: item.name, filename: item.filename, chunks: [] });
    else parts.at(-1)?.chunks.push(Buffer.from(item.bytes));
  }
  return parts.map(({ name, filename, chunks }) => ({
    name,
    filename,
    text: Buffer.concat(chunks).toString('latin1'),
  }));
}

/** What a browser would send. */
async function encode(form: FormData): Promise<{ body: Uint8Array; boundary: string }> {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const boundary = multipartBoundary(request.headers.get('content-type') ?? '') ?? '';
  return { body: new Uint8Array(await request.arrayBuffer()), boundary };
}

describe('multipart bodies', () => {
  test('any files and fields come out as they went in, however the bytes are cut', async () => {
    const chunk = fc.oneof(fc.string(), fc.constantFrom('\r\n', '--', '\r\n--', '\r\n\r\n', '\0'));
    const content = fc.array(chunk).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: fc.string(), content, isFile: fc.boolean() }), { maxLength: 4 }),
        fc.integer({ min: 1, max: 200 }),
        async (parts, size) => {
          const form = new FormData();
          for (const { name, content: text, isFile } of parts) {
            const bytes = Buffer.from(text, 'latin1');
            if (isFile) form.append(name.replace(/[\r\n"]/g, ''), new Blob([bytes]), 'a "name".jpg');
            else form.append(name.replace(/[\r\n"]/g, ''), 'plain');
          }
          const { body, boundary } = await encode(form);
          expect(await read(body, boundary, size)).toEqual(
            parts.map(({ name, content: text, isFile }) => ({
              // Browsers send names as UTF-8.
              name: Buffer.from(name.replace(/[\r\n"]/g, '')).toString('utf8'),
              filename: isFile ? 'a "name".jpg' : undefined,
              text: isFile ? Buffer.from(text, 'latin1').toString('latin1') : 'plain',
            })),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a body that ends early, or is something else, is told from a whole one', async () => {
    const form = new FormData();
    form.append('file', new Blob(['x'.repeat(300)]), 'a.txt');
    const { body, boundary } = await encode(form);
    for (let length = 0; length < body.length - 4; length += 13) {
      await expect(read(body.subarray(0, length), boundary, 50)).rejects.toThrow(MultipartError);
    }
    await expect(read(Buffer.from('hello'.repeat(100)), 'x')).rejects.toThrow(MultipartError);
    await expect(read(Buffer.from(`--x\r\n${'a'.repeat(20_000)}`), 'x')).rejects.toThrow(MultipartError);
  });

  test('the boundary is read from the type', () => {
    expect(multipartBoundary('multipart/form-data; boundary=abc')).toBe('abc');
    expect(multipartBoundary('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
    expect(multipartBoundary('multipart/mixed; boundary=abc')).toBeUndefined();
    expect(multipartBoundary('multipart/form-data')).toBeUndefined();
  });
});
