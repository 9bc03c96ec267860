/** A new popup, with a section of its own. */
import { paragraphs } from '#domain/content/rich-text.ts';
import { type Popup, popupSchema } from '#domain/popups/schema.ts';
import { makeId } from '../make-id.ts';
import { blockOf, makeSection } from './make-section.ts';

export async function makePopup(site: string, kind: 'newsletter' | 'words'): Promise<Popup> {
  const name = kind === 'newsletter' ? 'Newsletter popup' : 'Popup';
  const blocks =
    kind === 'newsletter'
      ? [blockOf('newsletter')]
      : [
          blockOf('text', { content: paragraphs('Write your message here.') }),
          blockOf('button', { label: 'Have a look' }),
        ];
  const sectionId = await makeSection(site, name, blocks);
  return popupSchema.parse({ id: makeId(), name, sectionId });
}
