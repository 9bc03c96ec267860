/** Texts about files and uploads. */

/** Catalogue messages for files (OWNR-12). */
export const FILE_MESSAGES = {
  nameMissing: 'Please enter a file name',
  tooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  unsupportedType: 'The file does not appear to be a supported file type',
} as const;

/** Catalogue strings for uploads (OWNR-13). */
export const UPLOAD_MESSAGES = {
  incomplete: 'File upload failed to complete',
  processingFailed: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  renameFailed: 'There was a problem while renaming your file.',
  uploadFailed: 'There was a problem while uploading your file.',
} as const;

/** What is wrong with a picture, and what to do about it. */
export const PICTURE_MESSAGES = {
  unreadPicture: '{fileName} is a {type} picture, which browsers can’t show. {advice}',
  tooManyPixels:
    '{fileName} has too many pixels. The limit is {most} megapixels, counting all frames of an animation. Make it smaller, then upload it again.',
} as const;
