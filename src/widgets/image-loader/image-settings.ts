/** What the attributes of an image say about how it is loaded. */
import { SIZE_FORMATS, type SizeFormat } from '#domain/media/media.ts';

export interface ImageSettings {
  /** Address of the original. */
  readonly source: string | undefined;
  /** Of the original, in pixels. */
  readonly dimensions: { readonly width: number; readonly height: number } | undefined;
  /** Fractions of width and height, from the top left corner. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** Shows a file anew, also where one that is large enough is there. */
  readonly forceUpdate: boolean;
  /** Times the size it is shown at. */
  readonly sizeAdjustment: number;
  readonly sizeFormat: SizeFormat;
  /** Those who save data get fewer pixels, unless this is false. */
  readonly allowSaveData: boolean;
  /** Bounds of the pixel ratio that files are chosen for. */
  readonly dprMin: number;
  readonly dprMax: number;
}

/** @param dataset the `data-` attributes of an `<img>` */
export function readImageSettings(dataset: DOMStringMap): ImageSettings {
  const [x = 0.5, y = 0.5] = numbersIn(dataset['imageFocalPoint'], ',');
  const [width = 0, height = 0] = numbersIn(dataset['imageDimensions'], 'x');
  return {
    source: dataset['image'] || dataset['src'] || undefined,
    dimensions: width > 0 && height > 0 ? { width, height } : undefined,
    focalPoint: { x, y },
    forceUpdate: dataset['forceUpdate'] === 'true',
    sizeAdjustment: Number(dataset['sizeAdjustment']) || 1,
    sizeFormat: SIZE_FORMATS.find((format) => format === dataset['sizeFormat']) ?? 'queryString',
    allowSaveData: dataset['allowSaveData'] !== 'false',
    dprMin: Number(dataset['dprMin']) || 1,
    dprMax: Number(dataset['dprMax']) || 3,
  };
}

function numbersIn(text: string | undefined, separator: string): number[] {
  const numbers = (text ?? '').split(separator).map((part) => Number.parseFloat(part));
  return numbers.every(Number.isFinite) ? numbers : [];
}
