/** The picture grows out of its thumbnail, and shrinks into it again: moved and clipped, never laid out anew. */
import { EASING, SPEED_MS } from './lightbox-options.ts';

const TIMING = { duration: SPEED_MS, easing: EASING } as const;
const WHOLE = 'inset(0 round 0)';

/** Does nothing where the thumbnail is out of sight. */
export function growFrom(thumbnail: HTMLElement, picture: HTMLElement): void {
  const small = asThumbnail(thumbnail, picture);
  if (small) picture.animate([small, { transform: 'none', clipPath: WHOLE }], TIMING);
}

/** From wherever the picture is. */
export function shrinkInto(thumbnail: HTMLElement, picture: HTMLElement): void {
  const { transform } = getComputedStyle(picture);
  const small = asThumbnail(thumbnail, picture);
  if (small) picture.animate([{ transform, clipPath: WHOLE }, small], { ...TIMING, fill: 'forwards' });
}

/** The picture's place and outline where its thumbnail is. */
function asThumbnail(thumbnail: HTMLElement, picture: HTMLElement): Keyframe | undefined {
  const from = thumbnail.getBoundingClientRect();
  const isSeen =
    from.width > 0 && from.bottom > 0 && from.top < innerHeight && from.right > 0 && from.left < innerWidth;
  const { offsetWidth: width, offsetHeight: height } = picture;
  if (!isSeen || width === 0) return undefined;
  // A thumbnail may show a part only: the picture covers it, and what stands out is clipped.
  const scale = Math.max(from.width / width, from.height / height);
  const aside = Math.max(0, (width - from.width / scale) / 2);
  const above = Math.max(0, (height - from.height / scale) / 2);
  const dx = from.left + from.width / 2 - innerWidth / 2;
  const dy = from.top + from.height / 2 - innerHeight / 2;
  const radius = (Number.parseFloat(getComputedStyle(thumbnail).borderTopLeftRadius) || 0) / scale;
  return {
    transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
    clipPath: `inset(${above}px ${aside}px round ${radius}px)`,
  };
}
