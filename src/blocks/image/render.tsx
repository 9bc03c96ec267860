import { plainText } from '#domain/content/rich-text.ts';
import { LAYOUT_BREAKPOINTS, NARROW_IMAGE_WIDTH } from '#domain/design/breakpoints.ts';
import { partOfSizes } from '#domain/media/part-of-sizes.ts';
import type { RenderContext } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import { editable } from '../kit/editable.ts';
import { LargePicture, lightboxRoot } from '../kit/large-picture.tsx';
import { Linked } from '../kit/link.tsx';
import { Picture } from '../kit/picture.tsx';
import { RichTextView } from '../kit/rich-text.tsx';
import { type ImageProps, RATIOS } from './definition.ts';

/** Part of its column, on wide screens and where that is not narrow (styles.css). */
const PARTS: Record<ImageProps['width'], number> = { full: 1, wide: 2 / 3, half: 1 / 2, third: 1 / 3 };
const PARTS_FROM = LAYOUT_BREAKPOINTS[0];

export const render: BlockRender<ImageProps> = ({ props, context }) => {
  const media = context.media(props.image?.id);
  if (!media) return null;
  const alt = altText(props, media.alt);
  const opensLarge = props.link ? 'no' : props.opensLarge;
  const sizes = partOfSizes(context.sizes, (window, least) =>
    window < PARTS_FROM || least < NARROW_IMAGE_WIDTH ? 1 : PARTS[props.width],
  );
  const ratio = RATIOS[props.ratio];
  const isTall = ratio === undefined ? media.height > media.width : ratio < 1;
  const picture = { media, context, alt, ratio, sizes };
  return (
    <figure
      className={`image image-${props.width} image-${props.align} image-${props.shape}${isTall ? ' image-tall' : ''}`}
      {...lightboxRoot(opensLarge)}
    >
      {opensLarge === 'no' ? (
        <Linked link={props.link} context={context} label={alt === '' ? linkName(props, context) : undefined}>
          <Picture {...picture} />
        </Linked>
      ) : (
        <LargePicture {...picture} id={context.blockId} label={plainText(props.caption)} />
      )}
      {props.caption.content.length > 0 && (
        <figcaption {...editable(context, { path: 'caption', value: props.caption, hint: 'Caption' })}>
          <RichTextView doc={props.caption} context={context} />
        </figcaption>
      )}
    </figure>
  );
};

function altText(props: ImageProps, own: string): string {
  if (props.isDecorative) return '';
  return props.alt || own;
}

/** The name of a link around a picture without words: the caption, else what it leads to. */
function linkName({ caption, link }: ImageProps, context: RenderContext): string | undefined {
  const title = link && 'ref' in link ? context.target(link.id)?.title : undefined;
  return plainText(caption) || title || context.href(link);
}
