/** The calls by which the owner area opens the frame and has edits rendered that are not saved yet. */
import { z } from 'zod';
import { bodySchema } from '../content/content.ts';
import { idSchema } from '../links/link.ts';

/** `POST /api/sites/:site/documents/:document/render` */
export const renderRequestSchema = z
  .object({
    body: bodySchema,
    /** The sections to write anew; all of them without it. */
    sections: z.array(idSchema).max(120).optional(),
  })
  .meta({ id: 'RenderRequest', description: 'A draft as it stands in the editor, saved or not.' });

/** What the frame's `show` message carries. */
export interface RenderAnswer {
  /** Markup of the asked sections by id. */
  readonly sections: Readonly<Record<string, string>>;
  /** Ids of all sections of the body, hidden ones too, in their order. */
  readonly order: readonly string[];
  /** What stands around the sections of a post, by name. */
  readonly parts: Readonly<Record<string, string>>;
  /** Classes of every section by id: some depend on the section before. */
  readonly classes: Readonly<Record<string, string>>;
  readonly isHeaderOverPicture: boolean;
  /** Rules of the places that blocks of this body take. */
  readonly css: string;
}

/** `POST /api/sites/:site/documents/:document/edit-session` */
export interface EditSession {
  /** Address of the frame, on the site's own host. */
  readonly url: string;
  /** When the address stops opening the frame, in milliseconds. A frame that is open goes on. */
  readonly expiresAt: number;
}
