/** Files for translators, without a server: what goes out comes back the same, whatever a text holds. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { applyOperations } from '#domain/content/apply.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { Body } from '#domain/content/content.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { type ExchangeLine, exchangeLines } from '#domain/locale/exchange/exchange-lines.ts';
import { tableHead, tableRows } from '#domain/locale/exchange/exchange-table.ts';
import { EXCHANGE_MESSAGES, type GivenLine, takeLines } from '#domain/locale/exchange/take-lines.ts';
import { XLIFF_END, xliffFile, xliffHead } from '#domain/locale/exchange/write-xliff.ts';
import { textsOf, translateText } from '#domain/locale/texts.ts';
import { readTranslationFile } from './read-translation-file.ts';

const SECTION = '0mm8y7c00000000000000002';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-translations-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Document {
  readonly id: string;
  readonly body: Body;
}

type Format = 'xlf' | 'csv';
type Change = (line: ExchangeLine) => ExchangeLine;

const asIs: Change = (line) => line;

function write(format: Format, documents: readonly Document[], change = asIs): string {
  const exchanged = documents.map(({ id, body }) => ({
    id,
    title: body.title,
    path: `/${id}`,
    lines: exchangeLines(textsOf(body, definitions, 'fr')).map(change),
  }));
  return format === 'xlf'
    ? xliffHead({ source: 'en', target: 'fr' }) + exchanged.map(xliffFile).join('') + XLIFF_END
    : tableHead() + exchanged.map((each) => tableRows(each, 'fr')).join('');
}

function read(content: string | Uint8Array, language = 'fr'): Promise<GivenLine[]> {
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return readTranslationFile(file, language);
}

function take({ body }: Document, lines: readonly GivenLine[]) {
  const { outcomes, texts } = takeLines(textsOf(body, definitions, 'fr'), lines);
  let after = body;
  for (const { text, value } of texts) {
    const applied = applyOperations(after, translateText(after, definitions, text, 'fr', value));
    if (!applied.ok) throw new Error(applied.refusal.message);
    after = applied.body;
  }
  return { after, outcomes: [...outcomes.values()] };
}

const kindsOf = (outcomes: readonly { readonly kind: string }[]) => [
  ...new Set(outcomes.map(({ kind }) => kind)),
];
const linesIn = (body: Body) => exchangeLines(textsOf(body, definitions, 'fr'));

const documents: readonly Document[] = Object.values(definitions).flatMap((definition) =>
  definition.examples.map((example, index) => ({
    id: `${definition.type}_${index}`,
    body: bodyOf(`${definition.label}: ${example.name}`, SECTION, [
      blockOf(
        '0mm8y7c00000000000000001',
        definition.type,
        example.props as Record<string, unknown>,
        definition.version,
      ),
    ]),
  })),
);

/** Words of another language, with the tags of the original. */
function translated(source: string, word: (words: string) => string): string {
  return source
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') || part.trim() === '' ? part : word(part)))
    .join('');
}

describe.each(['xlf', 'csv'] as const)('the examples of all blocks as %s', (format) => {
  test('come back untouched, and change nothing', async () => {
    const lines = Map.groupBy(await read(write(format, documents)), ({ document }) => document);
    for (const document of documents) {
      const { after, outcomes } = take(document, lines.get(document.id) ?? []);
      expect(outcomes.length).toBe(linesIn(document.body).length);
      expect(kindsOf(outcomes)).toEqual(['empty']);
      expect(after).toEqual(document.body);
    }
  });

  test('come back translated, and are exactly that, once and again', async () => {
    const fill: Change = (line) => ({
      ...line,
      target: translated(line.source.trim(), (words) => `É ${words.trim()} ü`),
    });
    const file = write(format, documents, fill);
    const lines = Map.groupBy(await read(file), ({ document }) => document);
    for (const document of documents) {
      const { after, outcomes } = take(document, lines.get(document.id) ?? []);
      expect(kindsOf(outcomes)).toEqual(['new']);
      const wanted = linesIn(document.body).map((line) => fill(line).target);
      expect(linesIn(after).map(({ target }) => target)).toEqual(wanted);
      expect(
        linesIn(after)
          .map(({ state }) => state)
          .filter((state) => state !== 'current'),
      ).toEqual([]);
      const again = take({ ...document, body: after }, lines.get(document.id) ?? []);
      expect(kindsOf(again.outcomes)).toEqual(['unchanged']);
      expect(again.after).toEqual(after);
    }
  });
});

const word = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ minLength: 1, unit: 'binary' }),
  fc.constantFrom(
    '=1+1',
    "'=x",
    '<2>',
    '&lt;',
    ']]>',
    'a\r\nb',
    'a\u0001b',
    '\ufeff',
    '"',
    ';',
    '\ud800',
    '<!--',
  ),
);
const inline = fc.oneof(
  fc.record({
    type: fc.constant('text' as const),
    text: word,
    marks: fc.constantFrom<{ type: 'bold' }[]>([], [{ type: 'bold' }]),
  }),
  fc.constant({ type: 'break' as const }),
);
const rich: fc.Arbitrary<RichText> = fc.record({
  type: fc.constant('doc' as const),
  content: fc.array(
    fc.record({ type: fc.constant('paragraph' as const), content: fc.array(inline, { maxLength: 5 }) }),
    { maxLength: 4 },
  ),
});
const textBody = (title: string, content: RichText) =>
  bodyOf(title, SECTION, [blockOf('a1', 'text', { content, size: 'regular' })]);

test.each(['xlf', 'csv'] as const)(
  'whatever a text holds, it comes back from %s as it was',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(word, rich, word, async (title, content, translation) => {
        const document = { id: 'a', body: textBody(title, content) };
        const lines = linesIn(document.body);
        const untouched = take(document, await read(write(format, [document])));
        expect(kindsOf(untouched.outcomes)).toEqual(lines.length > 0 ? ['empty'] : []);
        const fill: Change = (line) => ({
          ...line,
          target: line.kind === 'rich-text' ? line.source : translation,
        });
        const { after, outcomes } = take(document, await read(write(format, [document], fill)));
        const refused = outcomes.filter(({ kind }) => kind === 'refused');
        expect(refused).toEqual([]);
        const untouchedAgain = take(
          { ...document, body: after },
          await read(write(format, [{ ...document, body: after }])),
        );
        expect(untouchedAgain.outcomes.filter(({ kind }) => kind === 'new' || kind === 'changed')).toEqual(
          [],
        );
        expect(untouchedAgain.after).toEqual(after);
        if (format === 'csv') return;
        const [made] = linesIn(after);
        if (made?.kind === 'text' && translation.trim() !== '') expect(made.target).toBe(translation);
      }),
      { numRuns: 60 },
    );
  },
);

const CONTENT: RichText = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Two & three.' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Come on ' },
        { type: 'text', text: 'Monday', marks: [{ type: 'bold' }] },
        { type: 'break' },
        { type: 'text', text: 'or later.' },
      ],
    },
  ],
};
const PAGE: Document = { id: 'page', body: textBody('Studio', CONTENT) };
const xliff = (inside: string, root = 'version="2.0" srcLang="en" trgLang="fr"') =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${root}><file id="page" original="/studio">${inside}</file></xliff>`;
const unit = (name: string, segments: string) => `<unit id="u" name="${name}">${segments}</unit>`;
const MONDAY = 'a1.props.content:2';

async function taken(file: string | Uint8Array) {
  const { after, outcomes } = take(PAGE, await read(file));
  return {
    targets: linesIn(after).map(({ target }) => target),
    outcomes: outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.message : outcome.kind)),
  };
}

describe('files as other programs write them', () => {
  test('prefixes, comments, code data, sentences apart and spaces between them', async () => {
    const file = `<?xml version="1.0" encoding="UTF-8"?>
<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.1" xmlns:mem="urn:example:memory" version="2.1" srcLang="en" trgLang="FR">
  <x:file id="page">
    <mem:data><x:unit id="no"><x:segment><x:source>No</x:source></x:segment></x:unit></mem:data>
    <x:unit id="body.title"><x:segment state="final"><x:source>Studio</x:source><x:target><![CDATA[Atelier <&>]]></x:target></x:segment></x:unit>
    <x:unit id="other" name="${MONDAY}">
      <x:originalData><x:data id="d1">&lt;b&gt;</x:data></x:originalData>
      <x:segment id="s1"><x:source>Come on <x:sc id="2" dataRef="d1"/>Monday<x:ec startRef="2"/></x:source>
        <x:target>Venez <x:mrk id="m1" type="term"><x:sc id="2"/>lundi<x:ec startRef="2"/></x:mrk><mem:note>no</mem:note></x:target></x:segment>
      <x:ignorable><x:source><x:ph id="3"/></x:source></x:ignorable>
      <x:segment id="s2"><x:source>or later.</x:source><x:target>ou plus tard<x:cp hex="2026"/></x:target></x:segment>
    </x:unit>
  </x:file>
</x:xliff>`;
    expect(await taken(file)).toEqual({
      targets: ['Atelier <&>', 'Two &amp; three.', 'Venez <2>lundi</2><3/>ou plus tard…'],
      outcomes: ['new', 'new'],
    });
    const utf16 = Buffer.from(`\ufeff${file.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect((await taken(utf16)).outcomes).toEqual(['new', 'new']);
  });

  test('tables with semicolons or tabs, as Excel saves them', async () => {
    const rows = [
      ['Document', 'Key', 'Source', 'Target'],
      ['page', 'body.title', 'Studio', "'=Atelier"],
      ['page', MONDAY, '"Come on <2>Monday</2><3/>or later."', '"Venez <2>""lundi""</2><3/>\nou plus tard."'],
      ['page', 'a1.props.content:1', '"Two &amp; three."', ''],
    ];
    const expected = {
      targets: ['=Atelier', 'Two &amp; three.', 'Venez <2>"lundi"</2><3/>\nou plus tard.'],
      outcomes: ['new', 'new', 'empty'],
    };
    const table = (mark: string, end: string) => rows.map((row) => row.join(mark)).join(end);
    expect(await taken(table(';', '\r\n'))).toEqual(expected);
    expect(await taken(`sep=;\r\n${table(';', '\r\n')}`)).toEqual(expected);
    expect(await taken(`\ufeff${table(',', '\n')}`)).toEqual(expected);
    expect(await taken(Buffer.from(`\ufeff${table('\t', '\r\n')}`, 'utf16le'))).toEqual(expected);
  });
});

describe('what cannot be taken is said, and all else is taken', () => {
  const target = (name: string, source: string, words: string) =>
    unit(name, `<segment><source>${source}</source><target>${words}</target></segment>`);
  const monday = (words: string) =>
    target(MONDAY, 'Come on <pc id="2">Monday</pc><ph id="3"/>or later.', words);
  const KEEP = 'Keep the tags of the original:';

  test.each([
    ['a tag is missing', monday('Venez lundi<ph id="3"/>'), `${KEEP} <2> is missing.`],
    [
      'a tag is unknown',
      monday('<pc id="2">a</pc><ph id="3"/><ph id="9"/>'),
      `${KEEP} <9> is not one of them.`,
    ],
    [
      'a tag is there twice',
      monday('<pc id="2">a</pc><ph id="3"/><ph id="3"/>'),
      `${KEEP} <3> is there twice.`,
    ],
    ['tags are inside each other', monday('<pc id="2">a<ph id="3"/></pc>'), `${KEEP} <3> is inside <2>.`],
    ['a plain text has tags', target('body.title', 'Studio', '<pc id="1">A</pc>'), EXCHANGE_MESSAGES.noTags],
    ['the original changed', target('body.title', 'Workshop', 'Atelier'), EXCHANGE_MESSAGES.changed],
    ['the text is gone', target('body.fields.excerpt', 'A', 'B'), EXCHANGE_MESSAGES.unknownKey],
    ['it is too long', target('body.title', 'Studio', 'x'.repeat(60_000)), EXCHANGE_MESSAGES.tooLong],
    [
      'one of two sentences is not translated',
      unit(
        'body.title',
        '<segment><source>Stu</source><target>A</target></segment><segment><source>dio</source></segment>',
      ),
      'Only a part of this text is translated.',
    ],
  ])('%s', async (_name, bad, message) => {
    const good = target('a1.props.content:1', 'Two &amp; three.', 'Deux.');
    const { targets, outcomes } = await taken(xliff(bad + good));
    expect(outcomes).toEqual([message, 'new']);
    expect(targets[0]).toBe('');
    expect(targets[1]).toBe('Deux.');
  });

  test('a text that is there twice counts once', async () => {
    const twice = target('body.title', 'Studio', 'A') + target('body.title', 'Studio', 'B');
    const { targets, outcomes } = await taken(xliff(twice));
    expect([targets[0], outcomes]).toEqual(['A', ['new', EXCHANGE_MESSAGES.twice]]);
  });

  const BOMB = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${xliff('')}`;
  test.each([
    ['a document type', BOMB, 'An export has no document type declaration; this file has one.', 1],
    [
      'XLIFF 1.2',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
      /XLIFF 1\.2.*XLIFF 2\.0/,
      1,
    ],
    ['XLIFF 1.2 without its namespace', '<xliff version="1.2"/>', /XLIFF 1\.2/, 1],
    [
      'another language',
      xliff('', 'version="2.0" srcLang="en" trgLang="de"'),
      /into “de”.*importing “fr”/,
      1,
    ],
    ['no language', xliff('', 'version="2.0" srcLang="en"'), /does not say which language/, 1],
    ['what is not well-formed', `${xliff('\n<unit id="a">\n')}`, /not well-formed/, 3],
    ['half a file', xliff('<unit id="a">').slice(0, 150), /ends too early/, 1],
    ['an entity', xliff('<unit id="a">&who;</unit>'), /entity that XML does not know/, 1],
    ['a web page', '<html><body>Hi</body></html>', /not an XLIFF file/, 1],
    ['a workbook', 'PK\u0003\u0004 and so on', /CSV UTF-8/, 1],
    ['another table', 'name,price\r\nLamp,3', /column “document” is missing/, 1],
    ['a table of another language', 'document,key,source,target,language\r\npage,k,s,t,de', /into “de”/, 2],
    [
      'a table in an old encoding',
      Buffer.from('document,key,source,target\r\npage,k,s,\u00e9t\u00e9', 'latin1'),
      /not saved as UTF-8/,
      2,
    ],
    ['nothing but space', ' \n ', /is empty/, 1],
  ] as const)('%s is refused as a whole', async (_name, file, message, line) => {
    const problem = await read(file as string).then(
      () => undefined,
      (error: unknown) => error as { message: string; line: number },
    );
    expect(problem?.message).toMatch(message);
    expect(problem?.line).toBe(line);
  });

  test('a huge cell, depth or number of tags', async () => {
    const cell = `document,key,source,target\r\npage,body.title,Studio,"${'""'.repeat(1_000_000)}`;
    const deep = xliff(unit('body.title', `<segment><source>${'<mrk id="1">'.repeat(10_000)}`));
    expect(take(PAGE, await read(cell)).outcomes).toEqual([
      { kind: 'refused', message: 'The file breaks off in this row.' },
    ]);
    await expect(read(deep)).rejects.toThrow('Elements are nested too deeply.');
    const many = await taken(xliff(monday('<ph id="3"/>'.repeat(20_000))));
    expect(many.outcomes).toEqual([EXCHANGE_MESSAGES.tooLong]);
  });
});
