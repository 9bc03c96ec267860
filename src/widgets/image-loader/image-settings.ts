/** What the attributes of an image say about how it is loaded and shown. */
import { SIZE_FORMATS, type SizeFormat } from '#domain/media/media.ts';

const MODES = ['fit', 'fill', 'none'] as const;
/** `null`: what stands around the image says it. */
type Mode = (typeof MODES)[number] | null;
export type CropMode = 'cover' | 'contain';

export interface ImageSettings {
  /** Address of the original. */
  readonly source: string | undefined;
  /** Of the original, in pixels. */
  readonly dimensions: { readonly width: number; readonly height: number } | undefined;
  /** Keeps room for the picture while it is not there. */
  readonly fixedRatio: boolean;
  /** Fractions of width and height, from the top left corner. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** False leaves the loading to the page's own code. */
  readonly load: boolean;
  /** Shows a file anew, also where one that is large enough is there. */
  readonly forceUpdate: boolean;
  /** Fills its frame, or fits into it; undefined where style sheets decide. */
  readonly cropMode: CropMode | undefined;
  /** Times the size it is shown at. */
  readonly sizeAdjustment: number;
  readonly sizeFormat: SizeFormat;
  /** Also larger than its own pixels. */
  readonly stretch: boolean;
  /** It is painted as the ground of what it stands in. */
  readonly useBgImage: boolean;
  /** False leaves its place within its frame to style sheets. */
  readonly useAdvancedPositioning: boolean;
  /** Where one that does not fill its frame stands in it, as `object-position` has it. */
  readonly alignment: string;
  /** Those who save data get fewer pixels, unless this is false. */
  readonly allowSaveData: boolean;
  /** Bounds of the pixel ratio that files are chosen for. */
  readonly dprMin: number;
  readonly dprMax: number;
}

/**
 * @param dataset the `data-` attributes of an `<img>`
 * @param around classes of what it stands in
 * @throws for a mode that is none, and for a flag that is neither true nor false
 */
export function readImageSettings(dataset: DOMStringMap, around: readonly string[] = []): ImageSettings {
  const [x = 0.5, y = 0.5] = numbersIn(dataset['imageFocalPoint'], ',');
  const [width = 0, height = 0] = numbersIn(dataset['imageDimensions'], 'x');
  return {
    source: dataset['image'] || dataset['src'] || undefined,
    dimensions: width > 0 && height > 0 ? { width, height } : undefined,
    fixedRatio: dataset['fixedRatio'] !== 'false',
    focalPoint: { x, y },
    load: dataset['load'] !== 'false',
    forceUpdate: dataset['forceUpdate'] === 'true',
    cropMode: cropModeOf(readMode(dataset['mode']), around),
    sizeAdjustment: Number(dataset['sizeAdjustment']) || 1,
    sizeFormat: SIZE_FORMATS.find((format) => format === dataset['sizeFormat']) ?? 'queryString',
    stretch: dataset['stretch'] !== 'false',
    useBgImage: readUseBgImage(dataset['useBgImage']),
    useAdvancedPositioning: dataset['useAdvancedPositioning'] !== 'false',
    alignment: dataset['alignment'] || 'center',
    allowSaveData: dataset['allowSaveData'] !== 'false',
    dprMin: Number(dataset['dprMin']) || 1,
    dprMax: Number(dataset['dprMax']) || 3,
  };
}

function readMode(text = 'null'): Mode {
  if (text === 'null') return null;
  const mode = MODES.find((each) => each === text);
  if (!mode) throw new Error(`Image loader mode must be fit, fill, none or null. It is ${text}.`);
  return mode;
}

function readUseBgImage(text = 'false'): boolean {
  if (text !== 'true' && text !== 'false') throw new Error(`useBgImage must be a boolean. It is ${text}.`);
  return text === 'true';
}

function cropModeOf(mode: Mode, around: readonly string[]): CropMode | undefined {
  if (mode === 'none') return undefined;
  if (mode === 'fill' || (mode === null && around.includes('content-fill'))) return 'cover';
  return mode === 'fit' || around.includes('content-fit') ? 'contain' : undefined;
}

function numbersIn(text: string | undefined, separator: string): number[] {
  const numbers = (text ?? '').split(separator).map((part) => Number.parseFloat(part));
  return numbers.every(Number.isFinite) ? numbers : [];
}
