/** Which panels stand beside the page. On a phone there is room for one at a time. */
export type Drawer = 'add' | 'outline' | null;

interface Change {
  readonly drawer?: Drawer;
  readonly isPanelOpen?: boolean;
  /** Nowhere in particular any more. */
  readonly palette?: null;
}

interface Panels {
  readonly store: { set(change: Change): void };
}

const KEY = 'vitrine-editor-drawer';
/** Below it panels are sheets that come up from below. */
const NARROW = 768;
/** From it on there is room for the outline, the page and its settings. */
const ROOMY = 1440;

export function isNarrow(): boolean {
  return window.innerWidth < NARROW;
}

/** What was open last, else the outline where there is room. */
export function firstDrawer(): Drawer {
  if (isNarrow()) return null;
  const kept = readKept();
  if (kept === 'add' || kept === 'outline') return kept;
  return kept === null && window.innerWidth >= ROOMY ? 'outline' : null;
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function openDrawer(editor: Panels, drawer: Drawer): void {
  editor.store.set({ drawer, palette: null, ...(drawer && isNarrow() ? { isPanelOpen: false } : {}) });
  try {
    localStorage.setItem(KEY, drawer ?? 'none');
  } catch {
    // Then it opens as it does for the first time.
  }
}

export function openPanel(editor: Panels): void {
  editor.store.set({ isPanelOpen: true, ...(isNarrow() ? { drawer: null, palette: null } : {}) });
}
