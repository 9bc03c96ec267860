/** A picture that opens large when it is pressed. Without a script it is a link to the picture itself. */
import type { ComponentProps, ReactNode } from 'react';
import { mediaUrl } from '#domain/media/media.ts';
import type { RenderContext } from '#domain/page.ts';
import type { OpensLarge } from './opens-large.ts';
import { Picture } from './picture.tsx';
import { kitWords } from './words/words.ts';

interface LargePictureProps extends ComponentProps<typeof Picture> {
  readonly context: Pick<RenderContext, 'sizes' | 'isLikelyLargest' | 'locale'>;
  /** Stands in the address while it is open; nothing else on the page has it. */
  readonly id: string;
  /** Names the link where the picture has no words of its own. */
  readonly label?: string | undefined;
}

/** Attributes of the element around the pictures that `openLightboxOf` is called with. */
export function lightboxRoot(opensLarge: OpensLarge) {
  return opensLarge === 'no' ? {} : { 'data-lightbox': '', 'data-lightbox-theme': opensLarge };
}

export function LargePicture({ id, label, ...picture }: LargePictureProps): ReactNode {
  const isUnnamed = (picture.alt ?? picture.media.alt) === '';
  return (
    <a
      href={mediaUrl(picture.media)}
      data-lightbox-item=""
      data-slide-id={id}
      aria-label={isUnnamed ? label || kitWords(picture.context.locale)('picture.view') : undefined}
    >
      <Picture {...picture} opensLarge />
    </a>
  );
}
