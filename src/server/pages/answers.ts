/** What the calls answer that show drafts: links to look at them, and their markup. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import type { EditSession, RenderAnswer } from '#domain/editor/render-draft.ts';
import type { Answers } from '../http/route-list.ts';

const link = z.object({ url: z.string(), expiresAt: instant }) satisfies z.ZodType<EditSession>;
const byId = z.record(z.string(), z.string());

const rendered = z
  .object({
    sections: byId.meta({ description: 'Markup of the asked sections, by id.' }),
    order: z.array(z.string()).meta({ description: 'Ids of all sections, in their order.' }),
    parts: byId.meta({ description: 'What stands around the sections of a post, by name.' }),
    classes: byId.meta({ description: 'Classes of every section, by id.' }),
    isHeaderOverPicture: z.boolean(),
    css: z.string(),
  })
  .meta({ id: 'RenderedDraft' }) satisfies z.ZodType<RenderAnswer>;

export const PREVIEW_ANSWERS: Answers = { 'POST /api/sites/:site/documents/:document/preview': link };
export const EDIT_ANSWERS: Answers = {
  'POST /api/sites/:site/documents/:document/edit-session': link,
  'POST /api/sites/:site/documents/:document/render': rendered,
};
