/** The texts of the specification about videos that cannot be shown. */
export const INVALID_WITH_OVERLAY =
  'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.';
export const INVALID_EMBED = 'Invalid video embed.';
