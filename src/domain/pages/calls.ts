/** The calls that show drafts: links to look at them, the editor's frame, and the markup of what is not saved yet. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { bodySchema, THEMES } from '../content/content.ts';
import { idSchema } from '../links/link.ts';

const DOCUMENT = '/api/sites/:site/documents/:document';

/** On the site's own host; a page that is open goes on after it has run out. */
const link = z.object({ url: z.string(), expiresAt: instant });
const byId = z.record(z.string(), z.string());

/** What the frame's `show` message carries. */
const rendered = z
  .object({
    sections: byId.meta({ description: 'Markup of the asked sections, by id.' }),
    order: z.array(z.string()).meta({ description: 'Ids of all sections, in their order.' }),
    parts: byId.meta({ description: 'The area around the sections of a post, by name.' }),
    /** Some depend on the section before. */
    classes: byId.meta({ description: 'Classes of every section, by id.' }),
    firstGround: z
      .enum(THEMES)
      .exactOptional()
      .meta({ description: 'Theme of the section that the page opens with, “photo” on a picture.' }),
    ground: z
      .enum(THEMES)
      .exactOptional()
      .meta({ description: 'Theme of the header, and of all that has none of its own.' }),
    /** Rules of the places that blocks of this body take. */
    css: z.string(),
  })
  .meta({ id: 'RenderedDraft' });
export type RenderedDraft = Shape<typeof rendered>;

export const makePreviewLink = call('POST', `${DOCUMENT}/preview`, {
  may: 'read',
  summary:
    'Creates a link to the draft, or to the version in the query term “revision”, for people without an account. It works for an hour, or for the number of days in “days”.',
  description: 'Links for days need the permission config.content.',
  query: z.object({ revision: z.string().optional(), days: z.string().optional() }),
  answer: link,
  errors: { missing: 404 },
  leaves: 'publishing.preview-link',
});

export const openForEditing = call('POST', `${DOCUMENT}/edit-session`, {
  may: 'read',
  summary: 'Opens a draft in the editor. Returns the address of its frame, valid for an hour.',
  query: z.object({
    beside: idSchema.optional().meta({ description: 'The page to show around a header or footer.' }),
  }),
  answer: link,
  errors: { missing: 404 },
});

export const render = call('POST', `${DOCUMENT}/render`, {
  may: 'write',
  summary: 'Renders a body as the draft would show it; nothing is saved.',
  body: z
    .object({
      body: bodySchema,
      /** The sections to write anew; all of them without it. */
      sections: z.array(idSchema).max(120).optional(),
    })
    .meta({ id: 'RenderRequest', description: 'A draft as in the editor, saved or not.' }),
  answer: rendered,
  errors: { missing: 404 },
});
