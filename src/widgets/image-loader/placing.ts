/** What the attributes of an image say about how it stands in its frame, and whether it is loaded at all. */

/** Classes of an image whose file is asked for, and is there. */
export const LOADING = 'loading';
export const LOADED = 'loaded';

const MODES = ['fit', 'fill', 'none'] as const;
/** `null`: what stands around the image says it. */
type Mode = (typeof MODES)[number] | null;

export interface Placing {
  /** Of the original, in pixels. */
  readonly dimensions: { readonly width: number; readonly height: number } | undefined;
  /** Keeps room for the picture while it is not there. */
  readonly fixedRatio: boolean;
  /** Fractions of width and height, from the top left corner. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** False leaves the loading to the page's own code. */
  readonly load: boolean;
  /** Fills its frame, or fits into it; undefined where style sheets decide. */
  readonly cropMode: 'cover' | 'contain' | undefined;
  /** Also larger than its own pixels. */
  readonly stretch: boolean;
  /** It is painted as the ground of what it stands in. */
  readonly useBgImage: boolean;
  /** False leaves its place within its frame to style sheets. */
  readonly useAdvancedPositioning: boolean;
  /** Where one that does not fill its frame stands in it, as `object-position` has it. */
  readonly alignment: string;
}

/**
 * @param dataset the `data-` attributes of an `<img>`
 * @param around classes of what it stands in
 * @throws for a mode that is none, and for a flag that is neither true nor false
 */
export function readPlacing(dataset: DOMStringMap, around: readonly string[] = []): Placing {
  const [x = 0.5, y = 0.5] = numbersIn(dataset['imageFocalPoint'], ',');
  const [width = 0, height = 0] = numbersIn(dataset['imageDimensions'], 'x');
  const isOn = (name: string) => dataset[name] !== 'false';
  return {
    dimensions: width > 0 && height > 0 ? { width, height } : undefined,
    fixedRatio: isOn('fixedRatio'),
    focalPoint: { x, y },
    load: isOn('load'),
    cropMode: cropModeOf(readMode(dataset['mode']), around),
    stretch: isOn('stretch'),
    useBgImage: readUseBgImage(dataset['useBgImage']),
    useAdvancedPositioning: isOn('useAdvancedPositioning'),
    alignment: dataset['alignment'] || 'center',
  };
}

function readMode(text = 'null'): Mode {
  if (text === 'null') return null;
  const mode = MODES.find((each) => each === text);
  if (!mode) throw new Error('Image loader mode must be fit, fill, none or null.');
  return mode;
}

function readUseBgImage(text = 'false'): boolean {
  if (text !== 'true' && text !== 'false') throw new Error('useBgImage must be a boolean.');
  return text === 'true';
}

function cropModeOf(mode: Mode, around: readonly string[]): Placing['cropMode'] {
  if (mode === 'none') return undefined;
  if (mode === 'fill' || (mode === null && around.includes('content-fill'))) return 'cover';
  return mode === 'fit' || around.includes('content-fit') ? 'contain' : undefined;
}

function numbersIn(text: string | undefined, separator: string): number[] {
  const numbers = (text ?? '').split(separator).map((part) => Number.parseFloat(part));
  return numbers.every(Number.isFinite) ? numbers : [];
}
