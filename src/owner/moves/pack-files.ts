/** Several files as one archive to send (tar), which refers to their bytes instead of reading them. */

export interface PackedFile {
  /** With `/` between folders. */
  readonly name: string;
  readonly file: Blob;
}

const BLOCK = 512;

export function packFiles(files: readonly PackedFile[]): Blob {
  const parts = files.flatMap(({ name, file }): BlobPart[] => [
    ...nameOf(name),
    headerOf(safely(name), file.size, '0'),
    file,
    padding(file.size),
  ]);
  return new Blob([...parts, new Uint8Array(2 * BLOCK)], { type: 'application/x-tar' });
}

/** Names that the header has no room for stand in a record of their own before it. */
function nameOf(name: string): BlobPart[] {
  if (/^[\x20-\x7e]{1,100}$/.test(name)) return [];
  const rest = bytesOf(` path=${name}\n`).length;
  let length = rest + String(rest).length;
  if (String(length).length + rest !== length) length = rest + String(length).length;
  const record = bytesOf(`${length} path=${name}\n`);
  return [headerOf('pax', record.length, 'x'), record, padding(record.length)];
}

function safely(name: string): string {
  return name.replace(/[^\x20-\x7e]/g, '_').slice(-100);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function padding(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array((BLOCK - (size % BLOCK)) % BLOCK);
}

function headerOf(name: string, size: number, type: '0' | 'x'): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  const write = (text: string, at: number) => block.set(bytesOf(text), at);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  write(name, 0);
  write(octal(0o600, 7), 100);
  write(octal(0, 7), 108);
  write(octal(0, 7), 116);
  write(octal(size, 11), 124);
  write(octal(0, 11), 136);
  write(' '.repeat(8), 148);
  write(type, 156);
  write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}
