/** Whether the guide of the editor has been seen, once per browser. */

const SEEN = 'vitrine-editor-guide';

/** Whether the guide opens by itself. */
export function isGuideNew(): boolean {
  try {
    return localStorage.getItem(SEEN) === null;
  } catch {
    // Without storage: better never than every time.
    return false;
  }
}

export function noteGuideSeen(): void {
  try {
    localStorage.setItem(SEEN, 'seen');
  } catch {
    // Without storage it is not remembered.
  }
}
