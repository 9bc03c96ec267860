/** How a collection takes comments, and what follows from that for one of its items. */
import { z } from 'zod';
import { DAY_MS } from '../time.ts';

export const MAX_CLOSE_DAYS = 3650;

/** `closed` shows those that are there and takes no new ones. */
export const commentModeSchema = z.enum(['off', 'closed', 'open']);
export type CommentMode = z.infer<typeof commentModeSchema>;

export const commentSettingsSchema = z
  .object({
    mode: commentModeSchema.default('off'),
    /** Which wait for approval: all, the first of an author, or none. */
    moderation: z.enum(['all', 'first', 'none']).default('first'),
    /** Days after an item's publication; 0 for never. */
    closeAfterDays: z.int().min(0).max(MAX_CLOSE_DAYS).default(0),
    isNameRequired: z.boolean().default(true),
    /** Mails those who look after comments. */
    isMailed: z.boolean().default(true),
  })
  .meta({ id: 'CommentSettings', description: 'How a collection takes comments.' });
export type CommentSettings = z.infer<typeof commentSettingsSchema>;

const { shape } = commentSettingsSchema;
/** What is not named stays. */
export const commentSettingsChangeSchema = z.strictObject({
  mode: shape.mode.unwrap().exactOptional(),
  moderation: shape.moderation.unwrap().exactOptional(),
  closeAfterDays: shape.closeAfterDays.unwrap().exactOptional(),
  isNameRequired: shape.isNameRequired.unwrap().exactOptional(),
  isMailed: shape.isMailed.unwrap().exactOptional(),
});
export type CommentSettingsChange = z.infer<typeof commentSettingsChangeSchema>;

/** What holds for one item: its own mode stands above that of its collection, and above the days after which it closes. */
export function settingsForItem(collection: CommentSettings, own: CommentMode | undefined): CommentSettings {
  return own === undefined ? collection : { ...collection, mode: own, closeAfterDays: 0 };
}

export interface Commented {
  /** The site as a whole has comments. */
  readonly isSiteOn: boolean;
  readonly settings: CommentSettings;
  readonly publishedAt: number | null | undefined;
  readonly now: number;
}

export function commentsMode({ isSiteOn, settings, publishedAt, now }: Commented): CommentMode {
  if (!isSiteOn || settings.mode !== 'open') return isSiteOn ? settings.mode : 'off';
  const { closeAfterDays } = settings;
  if (closeAfterDays === 0 || typeof publishedAt !== 'number') return 'open';
  return now >= publishedAt + closeAfterDays * DAY_MS ? 'closed' : 'open';
}

export interface Judged {
  readonly moderation: CommentSettings['moderation'];
  readonly isSpam: boolean;
  /** A comment of the same address has been published before. */
  readonly isKnownAuthor: boolean;
}

export function judgeComment({
  moderation,
  isSpam,
  isKnownAuthor,
}: Judged): 'pending' | 'published' | 'spam' {
  if (isSpam) return 'spam';
  if (moderation === 'none') return 'published';
  return moderation === 'first' && isKnownAuthor ? 'published' : 'pending';
}
