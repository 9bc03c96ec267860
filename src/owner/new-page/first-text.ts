/** The body of a new item: an empty text, on the line and at the measure that a post’s cover and end keep to. */
import { text } from '#blocks/text/definition.ts';
import type { Block, Body } from '#domain/content/content.ts';
import { emptyBody } from '#domain/content/content.ts';
import { plainText, type RichText } from '#domain/content/rich-text.ts';

export function bodyToWrite(title: string, makeId: () => string): Body {
  const block: Block = {
    id: makeId(),
    type: text.type,
    version: text.version,
    props: { ...text.defaults },
    place: { column: 1, span: 12 },
  };
  return {
    ...emptyBody(title),
    sections: [{ id: makeId(), theme: 'paper', width: 'reading', spacing: 'small', blocks: [block] }],
  };
}

/** @returns the id of the text to write first, if the item is otherwise empty */
export function textToWrite({ sections }: Pick<Body, 'sections'>): string | undefined {
  const [section, ...others] = sections;
  const [block, ...more] = section?.blocks ?? [];
  if (!block || others.length > 0 || more.length > 0 || block.type !== text.type) return undefined;
  const content = block.props['content'] as RichText | undefined;
  return content && plainText(content).trim() !== '' ? undefined : block.id;
}
