/** The marks of pasted text: given by its element, unless the element's style overrides it. */
import { MARK_ORDER } from '#domain/content/mark-order.ts';
import type { Mark } from '#domain/content/rich-text.ts';
import { lookOfClass } from '#domain/content/word-looks.ts';
import type { HtmlElement } from '#domain/import/html-tree.ts';

type Plain = 'bold' | 'italic' | 'underline' | 'strike' | 'code';

const BY_TAG: Readonly<Record<string, Plain>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  s: 'strike',
  strike: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

export function readStyle(style: string | undefined): Readonly<Record<string, string>> {
  const entries = (style ?? '').split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf(':');
    return at < 0
      ? []
      : [
          [
            part.slice(0, at).trim().toLowerCase(),
            part
              .slice(at + 1)
              .trim()
              .toLowerCase(),
          ],
        ];
  });
  return Object.fromEntries(entries);
}

/** @param isHeading headings are bold by themselves */
export function restyleMarks(
  marks: readonly Mark[],
  { tag, attributes }: HtmlElement,
  isHeading: boolean,
): readonly Mark[] {
  const byTag = BY_TAG[tag];
  let made = byTag === undefined ? marks : withMark(marks, { type: byTag });
  const look = lookOfClass(attributes['class'] ?? '');
  if (look) made = withMark(made, look);
  const wanted = wantedByStyle(readStyle(attributes['style']));
  for (const [type, isOn] of Object.entries(wanted) as [Plain, boolean][])
    made = isOn ? withMark(made, { type }) : made.filter((mark) => mark.type !== type);
  return isHeading ? made.filter(({ type }) => type !== 'bold') : made;
}

function wantedByStyle(style: Readonly<Record<string, string>>): Partial<Record<Plain, boolean>> {
  const weight = style['font-weight'];
  const slant = style['font-style'];
  const line = style['text-decoration'] ?? style['text-decoration-line'];
  return {
    ...(weight === undefined ? {} : { bold: /^(bold|bolder|[6-9]00)$/.test(weight) }),
    ...(slant === undefined ? {} : { italic: /^(italic|oblique)/.test(slant) }),
    ...(line?.includes('underline') ? { underline: true } : {}),
    ...(line?.includes('line-through') ? { strike: true } : {}),
  };
}

/** In the order of all documents. Links are underlined by the site's style, never by a mark. */
export function withMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  if (mark.type === 'underline' && marks.some(({ type }) => type === 'link')) return marks;
  const others = marks.filter(({ type }) => type !== mark.type);
  return [...others, mark].sort((a, b) => MARK_ORDER.indexOf(a.type) - MARK_ORDER.indexOf(b.type));
}
