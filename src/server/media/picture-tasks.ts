/**
 * What the server asks of the picture worker and what it answers. The worker is another process: all of it
 * is plain data, and files are named by path.
 */

import type { PictureEdit } from '#domain/media/calls.ts';

/** Kinds a variant is made in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';

/** How raster pictures are read; anything else is refused before a decoder sees it. */
export const PICTURE_MIMES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] as const;

/** Frames times pixels a picture may hold: above, decoding alone would take memory a small server lacks. */
export const MAX_INPUT_PIXELS = 50_000_000;

export interface PictureCrop {
  /** Width / height. */
  readonly ratio: number;
  /** Focal point, fractions from the top left corner. */
  readonly x: number;
  readonly y: number;
}

export type PictureTask =
  | {
      readonly kind: 'inspect';
      readonly file: string;
      readonly mime: string;
      /** What is seen is then what it leaves. */
      readonly edit?: PictureEdit;
    }
  | {
      readonly kind: 'variant';
      readonly file: string;
      readonly target: string;
      /** At most this many pixels wide; never wider than the picture. */
      readonly width: number;
      readonly format: PictureFormat;
      readonly crop?: PictureCrop;
      readonly edit?: PictureEdit;
    }
  /** The picture as it is, without anything but its pixels and its colour profile. */
  | { readonly kind: 'clean'; readonly file: string; readonly target: string; readonly mime: string }
  /** An SVG, rebuilt from what is harmless. */
  | { readonly kind: 'sanitize'; readonly file: string; readonly target: string }
  /** A square PNG for home screens, without transparent parts: they become black there. */
  | {
      readonly kind: 'icon';
      readonly target: string;
      readonly size: number;
      readonly ground: string;
      /** How much of its side a letter, or a picture with a transparent ground, takes. Other pictures fill it. */
      readonly share: number;
      readonly content:
        | { readonly file: string }
        /** @property fontFile a WOFF2 */
        | {
            readonly letter: string;
            readonly color: string;
            readonly family: string;
            readonly fontFile: string;
          };
    };

export interface InspectedPicture {
  /** Upright: the orientation its camera noted is applied. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  readonly frames: number;
  /** Average colour as `#rrggbb`. */
  readonly color: string;
  /** Relative luminance of a 4 × 4 grid, row by row. */
  readonly luminance: readonly number[];
}

/** Size of what was written; zero for an SVG that does not say. */
export interface WrittenPicture {
  readonly width: number;
  readonly height: number;
}

export interface TaskResults {
  readonly inspect: InspectedPicture;
  readonly variant: WrittenPicture;
  readonly clean: WrittenPicture;
  readonly sanitize: WrittenPicture;
  readonly icon: WrittenPicture;
}

export interface TaskMessage {
  readonly id: number;
  readonly task: PictureTask;
}

export type TaskAnswer =
  | { readonly ok: true; readonly result: InspectedPicture | WrittenPicture }
  | { readonly ok: false; readonly error: string };

export type AnswerMessage = TaskAnswer & {
  readonly id: number;
  /** What the worker holds of the machine's memory now. */
  readonly rssBytes: number;
};

/** The worker ends itself with this code when it has grown beyond its memory limit. */
export const OUT_OF_MEMORY_EXIT = 86;
