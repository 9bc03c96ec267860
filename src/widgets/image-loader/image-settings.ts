/** What the attributes of an image say about how it is loaded and shown. */
import { SIZE_FORMATS, type SizeFormat } from '#domain/media/media.ts';
import { type Placing, readPlacing } from './placing.ts';

export interface ImageSettings extends Placing {
  /** Address of the original. */
  readonly source: string | undefined;
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

/** @throws as `readPlacing` does */
export function readImageSettings(dataset: DOMStringMap, around?: readonly string[]): ImageSettings {
  return {
    ...readPlacing(dataset, around),
    source: dataset['image'] || dataset['src'] || undefined,
    forceUpdate: dataset['forceUpdate'] === 'true',
    sizeAdjustment: Number(dataset['sizeAdjustment']) || 1,
    sizeFormat: SIZE_FORMATS.find((format) => format === dataset['sizeFormat']) ?? 'queryString',
    allowSaveData: dataset['allowSaveData'] !== 'false',
    dprMin: Number(dataset['dprMin']) || 1,
    dprMax: Number(dataset['dprMax']) || 3,
  };
}
