/** After an upload: the widths most visitors will ask for are made before the first of them comes. */
import { offeredWidths } from '#domain/media/media.ts';
import { findMedia } from '../kernel/media/queries.ts';
import { commonFormat } from './choose-format.ts';
import type { Media } from './open-media.ts';

/** Phones and laptops choose among these; the others are made when somebody asks. */
const COMMON_WIDTHS: readonly number[] = [500, 750, 1000, 1500];

export interface WarmVariants {
  readonly siteId: string;
  readonly mediaId: string;
}

/**
 * Hands the widths to the picture workers and returns: a thousand pictures of an import must not keep other
 * jobs waiting, and what a stopping server forgets is made on demand.
 */
export async function warmVariants(media: Media, { siteId, mediaId }: WarmVariants): Promise<void> {
  const record = await findMedia(media.db.read, siteId, mediaId);
  if (record?.kind !== 'image' || record.deletedAt !== null) return;
  const format = commonFormat(record.mime);
  const widths = offeredWidths(record).filter((width) => COMMON_WIDTHS.includes(width));
  media.variants.warm(
    record,
    widths.map((width) => ({ width, crop: undefined, format })),
  );
}
