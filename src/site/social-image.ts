/** The picture beside a link to a page, where it is shared. */
import { isLargeEnoughForCard, picturesOf } from '#domain/content/pictures-of.ts';
import type { MediaView } from '#domain/media/calls.ts';
import { imageUrl, mediaUrl } from '#domain/media/media.ts';
import type { LoadedPage } from './load-page.ts';

export interface SocialImage {
  /** With scheme and host. */
  readonly url: string;
  /** 0 where it has no pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Of the widths that are made, the one next to what networks show. */
const WIDTH = 1500;

/** What its owner chose for the page, else the first large picture on it, else the site's own. */
export function socialImageOf(loaded: LoadedPage): SocialImage | undefined {
  const { site, page, media } = loaded;
  const ofSite = site.settings.socialImage && media.get(site.settings.socialImage.id);
  const image = page.socialImage ?? firstLarge(loaded) ?? ofSite;
  return image && describePicture(image, site.baseUrl);
}

function firstLarge({ sections, media }: LoadedPage): MediaView | undefined {
  const shown = sections.map(({ section, blocks }) => ({
    ...section,
    blocks: blocks.map(({ block }) => block),
  }));
  return picturesOf(shown)
    .map((id) => media.get(id))
    .find((one) => one !== undefined && isLargeEnoughForCard(one));
}

function describePicture(image: MediaView, baseUrl: string): SocialImage {
  const { kind, alt } = image;
  if (kind !== 'image') return { url: baseUrl + mediaUrl(image), width: 0, height: 0, alt };
  const width = Math.min(WIDTH, image.width);
  const height = Math.round((image.height * width) / Math.max(1, image.width));
  return { url: baseUrl + imageUrl(image, WIDTH), width, height, alt };
}
