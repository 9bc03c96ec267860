/** Reads a mail as it came over the wire, for tests: headers with their encoded words, and its text part. */

export interface ReadMail {
  /** Names of headers in the order they came, in lower case. */
  readonly headers: readonly string[];
  header(name: string): string | undefined;
  readonly text: string;
}

export function readMail(source: string): ReadMail {
  const { head, body } = splitPart(source);
  const lines = headerLines(head);
  const header = (name: string) => valueIn(lines, name);
  const boundary = /boundary="?([^";]+)"?/.exec(header('content-type') ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map((part) => part.replace(/^\r\n/, '')) : [source];
  const text = parts.find((part) => /content-type: text\/plain/i.test(part)) ?? '';
  return {
    headers: lines.map((line) => line.split(':', 1)[0]?.toLowerCase() ?? ''),
    header,
    text: decodePart(text),
  };
}

function splitPart(part: string): { head: string; body: string } {
  const end = part.indexOf('\r\n\r\n');
  return { head: part.slice(0, end), body: part.slice(end + 4) };
}

function headerLines(head: string): string[] {
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

function valueIn(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line === undefined ? undefined : decodeWords(line.slice(name.length + 1).trim());
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?([bq])\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat([...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(decodeWord)).toString(),
    );
}

function decodeWord([, kind = '', word = '']: RegExpExecArray): Buffer {
  return kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : decodeQuoted(word.replaceAll('_', ' '));
}

function decodeQuoted(text: string): Buffer {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function decodePart(part: string): string {
  const { head, body } = splitPart(part);
  const encoding = valueIn(headerLines(head), 'content-transfer-encoding')?.toLowerCase();
  const content = body.replace(/\r\n$/, '');
  const bytes =
    encoding === 'base64'
      ? Buffer.from(content, 'base64')
      : encoding === 'quoted-printable'
        ? decodeQuoted(content)
        : Buffer.from(content);
  return bytes.toString().replaceAll('\r\n', '\n');
}
