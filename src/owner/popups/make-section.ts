/** A new section of its own for what lies over pages, edited like any other. */
import { definitions } from '#blocks/definitions.ts';
import { make } from '#domain/content/calls.ts';
import { publish } from '#domain/content/calls-publishing.ts';
import type { Block } from '#domain/content/content.ts';
import { call } from '../api.ts';
import { makeId } from '../make-id.ts';

/** @returns its id. It is published: nobody sees it before what shows it is saved, and an unpublished one would show nothing then. */
export async function makeSection(site: string, title: string, blocks: readonly Block[]): Promise<string> {
  const section = { id: makeId(), theme: 'paper', width: 'full', spacing: 'small' } as const;
  const body = { title, fields: {}, sections: [{ ...section, blocks: [...blocks] }] };
  const { document } = await call(make, { site, body: { kind: 'section', body } });
  await call(publish, { site, document: document.id, body: {} });
  return document.id;
}

export function blockOf(type: string, props: object = {}): Block {
  const { version = 1, defaults } = definitions[type] ?? {};
  return { id: makeId(), type, version, props: { ...defaults, ...props }, place: { column: 1, span: 12 } };
}
