/** Ignores files that are dropped beside the page. */

/** A file that misses the page must not replace the editor. */
export function keepFilesOut(): () => void {
  const prevent = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  window.addEventListener('dragover', prevent);
  window.addEventListener('drop', prevent);
  return () => {
    window.removeEventListener('dragover', prevent);
    window.removeEventListener('drop', prevent);
  };
}
