/** A new popup, with a section of its own. */
import { paragraphs } from '#domain/content/rich-text.ts';
import { type Popup, popupSchema } from '#domain/popups/schema.ts';
import { makeId } from '../make-id.ts';
import { blockOf, makeSection } from './make-section.ts';
import * as say from './words/en.ts';

export async function makePopup(site: string, kind: 'newsletter' | 'words'): Promise<Popup> {
  const name = kind === 'newsletter' ? say.newsletterPopup : say.popup;
  const blocks =
    kind === 'newsletter'
      ? [blockOf('newsletter')]
      : [
          blockOf('text', { content: paragraphs(say.writeYourMessageHere) }),
          blockOf('button', { label: say.haveALook }),
        ];
  const sectionId = await makeSection(site, name, blocks);
  return popupSchema.parse({ id: makeId(), name, sectionId });
}
