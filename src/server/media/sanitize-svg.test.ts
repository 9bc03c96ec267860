import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { describe, expect, test } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from './svg-allowed.ts';

const hostile = join(process.cwd(), '../shared/data/hostile');
const isThere = existsSync(hostile);
if (!isThere) console.info(`The hostile files are not at ${hostile}: tests with them are skipped.`);

const wrap = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${attributes}>${inner}</svg>`;
const cleaned = (svg: string): string => {
  const result = sanitizeSvg(svg);
  if (result.kind === 'refused') throw new Error(result.reason);
  return result.svg;
};

/** Reads the result once more and names whatever in it could act or load. */
function activeParts(svg: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => found.push('doctype'));
  parser.on('processinginstruction', () => found.push('instruction'));
  parser.on('opentag', (tag) => {
    path.push(tag.local);
    found.push(...activeTag(tag));
  });
  parser.on('closetag', () => path.pop());
  parser.on('text', (text) => {
    if (path.at(-1) === 'style') found.push(...activeCss(text));
  });
  parser.write(svg).close();
  return found;
}

function activeTag(tag: SaxesTagNS): string[] {
  const found = tag.uri === 'http://www.w3.org/2000/svg' ? [] : [`namespace ${tag.uri}`];
  if (/^(script|foreignobject|iframe|embed|object|a|handler|audio|video|html|link)$/i.test(tag.local))
    found.push(tag.local);
  for (const { local, value } of Object.values(tag.attributes)) found.push(...activeAttribute(local, value));
  return found;
}

function activeAttribute(name: string, value: string): string[] {
  if (/^on/i.test(name)) return [name];
  if (name === 'attributeName') return /href|^on|style/i.test(value) ? [`animates ${value}`] : [];
  if (!/href|src/i.test(name)) return activeCss(value);
  return /^(#|data:image\/(png|jpeg|gif|webp|avif);base64,)/.test(value) ? [] : [`${name}=${value}`];
}

function activeCss(css: string): string[] {
  const urls = [...css.matchAll(/url\(\s*["']?([^)]*)/gi)].map(([, target = '']) => target.trim());
  const outer = urls.filter((target) => !/^(#|data:image\/(png|jpeg|gif|webp|avif);base64,)/.test(target));
  const words = /@import|javascript:|expression\(|-moz-binding|image-set\(|vbscript:/i.exec(css) ?? [];
  return [...outer, ...words];
}

describe('an SVG is made harmless', () => {
  const names = isThere ? readdirSync(join(hostile, 'svg')) : [];
  test.skipIf(!isThere)('files of another sanitiser’s tests hold nothing active, or are refused', () => {
    let clean = 0;
    for (const name of names) {
      const started = performance.now();
      const result = sanitizeSvg(readFileSync(join(hostile, 'svg', name), 'utf8'));
      expect([name, performance.now() - started < 20_000]).toEqual([name, true]);
      if (result.kind === 'refused') continue;
      clean += 1;
      expect([name, activeParts(result.svg)]).toEqual([name, []]);
    }
    expect(clean).toBeGreaterThan(25);
  });

  test.skipIf(!isThere)('payloads of cross-site scripting stay words, wherever they stand', () => {
    const payloads = readFileSync(join(hostile, 'xss-payloads.txt'), 'utf8').split('\n');
    const escapeXml = (text: string) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them in any form
      text.replace(/[\u0000-\u0008\u000b-\u001f]/g, '').replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`);
    for (const payload of payloads) {
      for (const svg of [
        wrap(payload),
        wrap(`<text>${escapeXml(payload)}</text>`),
        wrap(`<style>${escapeXml(payload)}</style><path style="${escapeXml(payload)}" d="M0 0"/>`),
        wrap(`<use href="${escapeXml(payload)}"/><image xlink:href="${escapeXml(payload)}"/>`),
        wrap(`<rect fill="${escapeXml(payload)}" id="${escapeXml(payload)}"/>`),
      ]) {
        const result = sanitizeSvg(svg);
        if (result.kind === 'clean') expect([payload, activeParts(result.svg)]).toEqual([payload, []]);
      }
    }
  });

  test('what acts goes, what draws stays', () => {
    const drawing = '<g id="a" transform="scale(2)"><path d="M0 0h9" fill="url(#b)" class="c"/></g>';
    for (const [inner, left] of [
      [drawing, drawing],
      ['<script>alert(1)</script>', ''],
      ['<SCRIPT>alert(1)</SCRIPT>', ''],
      ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', ''],
      ['<a href="https://evil.example"><path d="M0 0"/></a>', '<g><path d="M0 0"/></g>'],
      ['<a href="#x"><path d="M0 0"/></a>', '<g><path d="M0 0"/></g>'],
      ['<rect onclick="x()" width="3"/>', '<rect width="3"/>'],
      ['<image href="https://evil.example/a.png"/>', '<image/>'],
      ['<image href="data:image/svg+xml;base64,AAAA"/>', '<image/>'],
      ['<image xlink:href="data:image/png;base64,AAAA"/>', '<image href="data:image/png;base64,AAAA"/>'],
      ['<use href="other.svg#a"/>', '<use/>'],
      ['<set attributeName="href" to="javascript:x()"/>', ''],
      ['<animate attributeName="onclick" to="x()"/>', ''],
      ['<animate attributeName="opacity" to="0"/>', '<animate attributeName="opacity" to="0"/>'],
      ['<path style="fill:red;background:url(//evil.example)"/>', '<path style="fill:red;background:none"/>'],
      ['<path fill="url(https://evil.example#a)"/>', '<path/>'],
      ['<style>@import "//evil.example";.a{fill:red}</style>', '<style>.a{fill:red}</style>'],
      ['<style>.a{fill:\\75rl(//evil.example)}</style>', '<style></style>'],
      ['<style>.a{background:image-set("//evil.example" 1x)}</style>', '<style></style>'],
      ['<style><![CDATA[.a{fill:blue}]]></style>', '<style>.a{fill:blue}</style>'],
      ['<!-- note --><?php echo 1 ?>', ''],
      ['<sodipodi:namedview xmlns:sodipodi="urn:s"><path/></sodipodi:namedview>', ''],
      ['<text>a &lt;b&gt; &amp; c</text>', '<text>a &lt;b&gt; &amp; c</text>'],
    ] as const) {
      expect(cleaned(wrap(inner))).toBe(
        left === ''
          ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>'
          : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${left}</svg>`,
      );
    }
  });

  test('entities that hold text are read, those that hold others are refused', () => {
    const doctype = (declarations: string) => `<!DOCTYPE svg [${declarations}]>`;
    expect(cleaned(doctype('<!ENTITY ink "#123">') + wrap('<path fill="&ink;"/>'))).toContain('fill="#123"');
    const laughs = doctype('<!ENTITY a "ha"><!ENTITY b "&a;&a;">') + wrap('<text>&b;</text>');
    expect(sanitizeSvg(laughs)).toMatchObject({ kind: 'refused' });
    const outer = doctype('<!ENTITY a SYSTEM "file:///etc/passwd">') + wrap('<text>&a;</text>');
    expect(sanitizeSvg(outer)).toMatchObject({ kind: 'refused' });
  });

  test('references that multiply, circle, or nest without end are refused', () => {
    const levels = Array.from({ length: 12 }, (_level, index) => {
      const uses = `<use href="#l${index - 1}"/>`.repeat(10);
      return `<g id="l${index}">${index === 0 ? '<path d="M0 0"/>' : uses}</g>`;
    });
    expect(sanitizeSvg(wrap(levels.join('')))).toMatchObject({ kind: 'refused' });
    const patterns = levels.map((level) =>
      level
        .replaceAll('<g', '<pattern')
        .replaceAll('</g', '</pattern')
        .replaceAll(/<use href="(#l\d+)"\/>/g, '<rect fill="url($1)"/>'),
    );
    expect(sanitizeSvg(wrap(patterns.join('')))).toMatchObject({ kind: 'refused' });
    expect(sanitizeSvg(wrap('<g id="a"><use href="#a"/></g>'))).toMatchObject({ kind: 'refused' });
    expect(sanitizeSvg(wrap('<g>'.repeat(200) + '</g>'.repeat(200)))).toMatchObject({ kind: 'refused' });
    expect(sanitizeSvg(wrap('<path/>'.repeat(70_000)))).toMatchObject({ kind: 'refused' });
  });

  test('what is not well-formed, or no SVG, is refused', () => {
    for (const text of ['', 'hello', '<svg', '<html/>', wrap('<g>'), wrap('&nbsp;'), `${wrap('')}x`])
      expect([text, sanitizeSvg(text).kind]).toEqual([text, 'refused']);
  });

  test('cleaning twice changes nothing, whatever is in the file', () => {
    const name = fc.constantFrom(...ALLOWED_ELEMENTS, 'script', 'a', 'foreignObject', 'x');
    const attribute = fc.tuple(
      fc.constantFrom(...ALLOWED_ATTRIBUTES, 'onload', 'href', 'data-x'),
      fc.constantFrom('#a', 'url(#a)', 'url(//x)', 'javascript:x', '1', 'a"b<c>&d', 'red;fill:url(x)'),
    );
    const element = fc.letrec<{ node: string }>((tie) => ({
      node: fc
        .tuple(
          name,
          fc.uniqueArray(attribute, { maxLength: 4, selector: ([key]) => key }),
          fc.array(
            fc.oneof(
              { depthSize: 'small' },
              fc.constantFrom('text', '&lt;', '.a{fill:url(#b)}'),
              tie('node'),
            ),
            { maxLength: 3 },
          ),
        )
        .map(([tag, attributes, children]) => {
          const written = attributes.map(
            ([key, value]) => ` ${key}="${value.replace(/[&<"]/g, (it) => `&#${it.charCodeAt(0)};`)}"`,
          );
          return `<${tag}${written.join('')}>${children.join('')}</${tag}>`;
        }),
    })).node;
    fc.assert(
      fc.property(element, (node) => {
        const first = sanitizeSvg(wrap(node));
        if (first.kind === 'refused') return;
        expect(activeParts(first.svg)).toEqual([]);
        expect(sanitizeSvg(first.svg)).toEqual(first);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the size of an SVG', () => {
  test('is read from its text', () => {
    for (const [attributes, width, height] of [
      ['viewBox="0 0 720 800"', 720, 800],
      ['viewBox="0 0 720 360" width="100"', 100, 50],
      ['viewBox="0,0,100,200" height="100px"', 50, 100],
      ['width="1in" height="2.54cm"', 96, 96],
      ['width="100%" height="100%" viewBox="0 0 30 60"', 30, 60],
      ['width="100%" height="50%"', 0, 0],
      ['viewBox="0 0 1 1"', 24, 24],
      ['viewBox="0 0 1e9 5e8"', 10_000, 5000],
      ['viewBox="0 0 0 0"', 0, 0],
      ['viewBox="junk" width="-5" height="NaN"', 0, 0],
    ] as const) {
      const result = sanitizeSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
      expect([attributes, result]).toMatchObject([attributes, { width, height }]);
    }
  });
});
