/** Where a place lies, as lines to draw: land and the borders between countries. */
export interface MapPicture {
  /** Paths of an SVG of this size; the place is in the middle. */
  readonly land: string;
  readonly borders: string;
}

export const PICTURE_SIZE = { width: 640, height: 320 } as const;

/** Degrees of longitude that a picture shows around a place: about a country. */
export const PICTURE_DEGREES = 24;
