import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { sharedFiles } from '../../../scripts/shared-data.ts';
import { checkFile } from './check-file.ts';
import { describeFileRules } from './describe-files.ts';
import { FILE_KINDS, type FileKind } from './file-kinds.ts';
import { acceptOf, fileRulesOf, nameKinds } from './files.ts';
import { sniffSentFile } from './sniff-sent-file.ts';

const text = (value: string) => Buffer.from(value, 'latin1');
const every = fileRulesOf({}, 25);

/** A package as zip programs write it, as far as its beginning goes. */
function zip(...entries: readonly (readonly [name: string, begins?: string])[]): Buffer {
  return Buffer.concat(
    entries.flatMap(([name, begins = 'xxxx']) => {
      const head = Buffer.alloc(30);
      head.write('PK\x03\x04', 'latin1');
      head.writeUInt16LE(name.length, 26);
      return [head, Buffer.from(name + begins)];
    }),
  );
}

describe('what a sent file is', () => {
  const known: [string, Buffer, FileKind | undefined, string?][] = [
    ['PNG', text('\x89PNG\r\n\x1a\n'), 'picture', 'png'],
    ['JPEG', text('\xff\xd8\xff\xe0'), 'picture', 'jpg'],
    ['HEIC', text('\0\0\0\x18ftypheic\0\0\0\0'), 'picture', 'heic'],
    ['PDF', text('%PDF-1.4'), 'pdf', 'pdf'],
    ['Word', zip(['[Content_Types].xml'], ['_rels/.rels'], ['word/document.xml']), 'document', 'docx'],
    ['Excel', zip(['[Content_Types].xml'], ['xl/workbook.xml']), 'document', 'xlsx'],
    ['PowerPoint', zip(['_rels/.rels'], ['ppt/presentation.xml']), 'document', 'pptx'],
    ['OpenDocument', zip(['mimetype', 'application/vnd.oasis.opendocument.text']), 'document', 'odt'],
    ['an e-book', zip(['mimetype', 'application/epub+zip']), 'document', 'epub'],
    ['Pages', zip(['Index/Document.iwa']), 'document', 'pages'],
    ['old Word', text('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'), 'document', 'doc'],
    ['RTF', text('{\\rtf1\\ansi}'), 'document', 'rtf'],
    ['text', text('name,size\ncup,2\n'), 'document', 'txt'],
    ['a zip', zip(['photos/1.jpg'], ['word.txt']), 'archive', 'zip'],
    ['a zip with a document in it', zip(['offer.docx'], ['word/notes.txt']), 'archive', 'zip'],
    ['7z', text('7z\xbc\xaf\x27\x1c\0\x04'), 'archive', '7z'],
    ['rar', text('Rar!\x1a\x07\x01\0'), 'archive', 'rar'],
    ['tar', Buffer.concat([Buffer.alloc(257), text('ustar\x0000')]), 'archive', 'tar'],
    ['gzip', text('\x1f\x8b\x08\0'), 'archive', 'gz'],
    ['MP3', text('ID3\x04'), 'audio', 'mp3'],
    ['MP4', text('\0\0\0\x18ftypisom\0\0\0\0'), 'video', 'mp4'],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
    ['HTML', text('<!doctype html><p>x'), undefined],
    ['XML', text('<?xml version="1.0"?><x/>'), undefined],
    ['a program', text('MZ\x90\0\x03\0'), undefined],
    ['ELF', text('\x7fELF\x02\x01'), undefined],
    ['a font', text('wOFF\0\x01\0\0'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ];
  test.each(known)('%s', (_what, head, kind, ending) => {
    expect([sniffSentFile(head)?.kind, sniffSentFile(head)?.endings[0]]).toEqual([kind, ending]);
  });

  test('any bytes are of one kind or none, and nothing is thrown', () => {
    const starts = known.map(([, head]) => head);
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 400 }),
        fc.nat(400),
        (start, rest, cut) => {
          const type = sniffSentFile(Buffer.concat([start, rest]).subarray(0, cut));
          if (type) expect(FILE_KINDS).toContain(type.kind);
        },
      ),
    );
  });

  test('of hostile pictures and drawings none is taken for a document', (context) => {
    const files = ['hostile/images', 'hostile/images/exif', 'hostile/svg'].flatMap(sharedFiles);
    if (files.length === 0) return context.skip('the shared data is not here');
    for (const { name, bytes } of files) {
      const kind = sniffSentFile(bytes)?.kind;
      expect(name.endsWith('.svg') ? kind === undefined : kind !== 'document', name).toBe(true);
    }
  });
});

describe('the rules of a file', () => {
  const png = text('\x89PNG\r\n\x1a\n');
  const check = (name: string, head: Uint8Array = png, bytes = 1000) =>
    checkFile(every, { name, bytes, head });

  test('its name is kept where its ending fits, and mended where it does not', () => {
    expect(check('Vase 1.PNG')).toEqual({ ok: true, name: 'Vase 1.PNG', kind: 'picture' });
    expect(check('C:\\fakepath\\vase.html')).toMatchObject({ name: 'vase.png' });
    expect(check('../../etc/passwd')).toMatchObject({ name: 'passwd.png' });
    expect(check('invoice\u202egnp.exe')).toMatchObject({ name: 'invoicegnp.png' });
    expect(check('')).toMatchObject({ name: 'file.png' });
    expect(check('table.csv', text('a,b\n'))).toMatchObject({ name: 'table.csv' });
    expect(check('minutes', text('del x\n'))).toMatchObject({ name: 'minutes.txt' });
    expect(check('a.pas', text('del x\n'))).toMatchObject({ name: 'a.txt' });
    expect(check('offer.docm', zip(['[Content_Types].xml'], ['word/vbaProject.bin']))).toMatchObject({
      name: 'offer.docx',
    });
  });

  test.each(['prog.exe', 'run.BAT', 'page.html', 'tool.js'])('text called %s is refused', (name) => {
    expect(check(name, text('hello\n'))).toEqual({
      ok: false,
      message: `${name} has the wrong type. Choose pictures, PDF, documents, sound files, videos or archives.`,
    });
  });

  test('any name comes out without paths and tricks, and with the ending of what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (name) => {
        const checked = check(name);
        if (!checked.ok) throw new Error(checked.message);
        expect(checked.name).toMatch(/\.png$/i);
        expect(checked.name).not.toMatch(/[/\\<>:"|?*\p{Cc}\u202a-\u202e]/u);
      }),
    );
  });

  test('kinds, sizes and empty files have their words', () => {
    const rules = fileRulesOf({ fileKinds: ['pdf', 'picture'], maxMegabytes: 2 }, 25);
    const say = (bytes: number, head: Uint8Array = png) => checkFile(rules, { name: 'a.png', bytes, head });
    expect(say(2_000_000)).toMatchObject({ ok: true });
    expect(say(2_000_001)).toEqual({
      ok: false,
      message: 'The file a.png is too large. The maximum allowed file size is 2 MB.',
    });
    expect(say(0)).toEqual({ ok: false, message: 'a.png is empty. Choose another file.' });
    expect(say(10, text('hello'))).toEqual({
      ok: false,
      message: 'a.png has the wrong type. Choose pictures or PDF.',
    });
  });

  test('what a field takes is the smaller of what it asks and what the installation allows', () => {
    expect(fileRulesOf({ maxMegabytes: 0 }, 25).maxBytes).toBe(25_000_000);
    expect(fileRulesOf({ maxMegabytes: 10 }, 25).maxBytes).toBe(10_000_000);
    expect(fileRulesOf({ maxMegabytes: 100 }, 25).maxBytes).toBe(25_000_000);
    expect(fileRulesOf({ fileKinds: [] }, 1).kinds).toEqual(FILE_KINDS);
  });

  test('it is said in a line, and to the browser', () => {
    const rules = fileRulesOf(
      { fileKinds: ['document', 'picture', 'pdf'], maxFiles: 3, maxMegabytes: 10 },
      25,
    );
    expect(describeFileRules(rules)).toBe('Pictures, PDF or documents, up to 3 files, 10 MB each');
    expect(describeFileRules(every)).toBe(
      'Pictures, PDF, documents, sound files, videos or archives, up to 25 MB',
    );
    expect(nameKinds(['audio'])).toBe('sound files');
    expect(acceptOf(every)).toBeUndefined();
    expect(acceptOf(fileRulesOf({ fileKinds: ['pdf'] }, 25))).toBe('application/pdf,.pdf');
  });
});
