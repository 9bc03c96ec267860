/** What of a table's product is its document: title, words, tags. Price and stock are rows. */
import { BODY } from '#domain/content/body-id.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { parseHtml, textOf } from '#domain/import/html-tree.ts';
import { isEqualJson } from '#domain/json.ts';
import type { ImportedProduct } from '#domain/store/catalogue/calls-import.ts';

export function newBody(product: ImportedProduct, newId: () => string): Body {
  const words = paragraphsOf(product.description ?? '');
  const text = blockOf(newId(), 'text', { content: paragraphs(...words), size: 'regular' });
  const shown = blockOf(newId(), 'product', { layout: 'pictures-first', showsExcerpt: true });
  const body = bodyOf(product.title, newId(), words.length > 0 ? [shown, text] : [shown]);
  return { ...body, fields: fieldsOf(product) };
}

function paragraphsOf(html: string): string[] {
  const broken = html.replace(/<\/(?:p|div|li|h[1-6]|tr)>/gi, '\n');
  return textOf(parseHtml(broken))
    .split('\n')
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .slice(0, 200);
}

function fieldsOf({ id, excerpt = '', categories, tags }: ImportedProduct): Record<string, unknown> {
  // A table of our own names products by their ids, and holds plain words.
  const words = id === undefined ? paragraphsOf(excerpt).join(' ') : excerpt.trim();
  return {
    ...(words ? { excerpt: words } : {}),
    ...(categories?.length ? { categories } : {}),
    ...(tags?.length ? { tags } : {}),
  };
}

export function operationsOf(body: Body, product: ImportedProduct): Operation[] {
  const wanted = fieldsOf(product);
  const said = (['excerpt', 'categories', 'tags'] as const).filter((name) => product[name] !== undefined);
  const set = (path: string[], before: unknown, after: unknown): Operation[] =>
    isEqualJson(before ?? null, after ?? null) ? [] : [{ op: 'set', id: BODY, path, before, after }];
  return [
    ...set(['title'], body.title, product.title),
    ...said.flatMap((name) => set(['fields', name], body.fields[name], wanted[name])),
  ];
}
