/** Columns of addresses of pictures: some programs have one for each picture. */

const COLUMNS = 10;

/** `pictureUrls`, `pictureUrls2`, … */
export const PICTURE_FIELDS: readonly string[] = Array.from({ length: COLUMNS }, (_, index) =>
  index === 0 ? 'pictureUrls' : `pictureUrls${index + 1}`,
);
