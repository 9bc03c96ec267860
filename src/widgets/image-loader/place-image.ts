/** How a picture stands in its frame: cut around its focal point, or whole. */
import type { Placing } from './placing.ts';

/**
 * @returns the undo
 * @throws for one that is to be the ground of what it stands in, and stands in nothing
 */
export function placeImage(image: HTMLImageElement, placing: Placing): () => void {
  const { cropMode, focalPoint, dimensions } = placing;
  const frame = placing.useBgImage ? parentOf(image) : undefined;
  const styled: HTMLElement[] = frame ? [image, frame] : [image];
  const before = styled.map((element) => element.getAttribute('style'));
  const position =
    cropMode === 'contain' ? placing.alignment : `${focalPoint.x * 100}% ${focalPoint.y * 100}%`;
  const { style } = image;
  if (dimensions && placing.fixedRatio && !image.hasAttribute('height'))
    style.aspectRatio = `${dimensions.width} / ${dimensions.height}`;
  if (dimensions && !placing.stretch) style.maxWidth = `${dimensions.width}px`;
  if (cropMode && placing.useAdvancedPositioning) {
    style.objectFit = cropMode;
    style.objectPosition = position;
  }
  const paint = () => {
    if (!frame || !image.currentSrc) return;
    frame.style.background = `url(${JSON.stringify(image.currentSrc)}) ${position} / ${cropMode ?? 'auto'} no-repeat`;
    // Its words are still read, and its room is kept.
    style.opacity = '0';
  };
  image.addEventListener('load', paint);
  paint();
  return () => {
    image.removeEventListener('load', paint);
    styled.forEach((element, index) => {
      const own = before[index];
      if (typeof own === 'string') element.setAttribute('style', own);
      else element.removeAttribute('style');
    });
  };
}

function parentOf(image: HTMLImageElement): HTMLElement {
  if (!image.parentElement) throw new Error('Image element has no parentNode.');
  return image.parentElement;
}
