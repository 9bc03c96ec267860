/** A new popup, with a section of its own that is edited like any other. */
import { definitions } from '#blocks/definitions.ts';
import { make } from '#domain/content/calls.ts';
import { publish } from '#domain/content/calls-publishing.ts';
import type { Block } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { type Popup, popupSchema } from '#domain/popups/schema.ts';
import { call } from '../api.ts';
import { makeId } from '../make-id.ts';

export async function makePopup(site: string, kind: 'newsletter' | 'words'): Promise<Popup> {
  const name = kind === 'newsletter' ? 'Newsletter popup' : 'Popup';
  const blocks =
    kind === 'newsletter'
      ? [blockOf('newsletter')]
      : [
          blockOf('text', { content: paragraphs('Write here what you want to tell.') }),
          blockOf('button', { label: 'Have a look' }),
        ];
  const section = { id: makeId(), theme: 'paper', width: 'full', spacing: 'small', blocks } as const;
  const body = { title: name, fields: {}, sections: [{ ...section, blocks }] };
  const { document } = await call(make, { site, body: { kind: 'section', body } });
  // Nobody sees it before the popup is on, and an unpublished section would show nothing then.
  await call(publish, { site, document: document.id, body: {} });
  return popupSchema.parse({ id: makeId(), name, sectionId: document.id });
}

function blockOf(type: string, props: object = {}): Block {
  const { version = 1, defaults } = definitions[type] ?? {};
  return { id: makeId(), type, version, props: { ...defaults, ...props }, place: { column: 1, span: 12 } };
}
