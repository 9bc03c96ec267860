/** Long after a download has begun. */
const RELEASE_MS = 10_000;

/** Hands a value to the browser as a file. */
export function saveJson(filename: string, value: unknown): void {
  saveBlob(filename, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}

export function saveBlob(filename: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: filename });
  link.click();
  // Revoked later: at once, it could be gone before the browser starts the download.
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
