/** Which panels are open beside the page. In narrow windows, one at a time. */
export type Drawer = 'add' | 'outline' | null;

interface Change {
  readonly drawer?: Drawer;
  readonly isPanelOpen?: boolean;
  /** Forgets the spot the palette was opened for. */
  readonly palette?: null;
}

interface Panels {
  readonly drawer: Drawer;
  readonly isPanelOpen: boolean;
}

interface Holder {
  readonly store: { get(): Panels; set(change: Change): void };
}

const KEY = 'vitrine-editor-drawer';
/** Below this width panels are bottom sheets. */
const NARROW = 768;
/** Below this width no panel opens by itself. */
const CALM = 900;
/** Below this width only one panel fits beside the page. */
const TWO = 1100;
/** From this width on the outline and the settings both open at the start. */
const ROOMY = 1440;

export function isNarrow(): boolean {
  return window.innerWidth < NARROW;
}

function hasRoomForTwo(): boolean {
  return window.innerWidth >= TWO;
}

export function firstPanels(): Panels {
  const drawer = firstDrawer();
  return { drawer, isPanelOpen: window.innerWidth >= CALM && (drawer === null || hasRoomForTwo()) };
}

/** The panel that was open last, else the outline if there is room. */
function firstDrawer(): Drawer {
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

export function openDrawer(editor: Holder, drawer: Drawer): void {
  editor.store.set({ drawer, palette: null, ...(drawer && !hasRoomForTwo() ? { isPanelOpen: false } : {}) });
  try {
    localStorage.setItem(KEY, drawer ?? 'none');
  } catch {
    // Next time it opens as on the first visit.
  }
}

export function openPanel(editor: Holder): void {
  editor.store.set({
    isPanelOpen: true,
    // Closing the drawer also forgets its spot, which would otherwise open a popover.
    ...(hasRoomForTwo() ? {} : { drawer: null, palette: null }),
  });
}

/** Opens the settings of a new block if that closes nothing else. */
export function offerPanel(editor: Holder): void {
  if (window.innerWidth < CALM) return;
  if (hasRoomForTwo() || editor.store.get().drawer === null) editor.store.set({ isPanelOpen: true });
}

/** When the window becomes too narrow for both, the drawer closes and the settings stay. */
export function followRoom(editor: Holder): () => void {
  const room = matchMedia(`(min-width: ${TWO}px)`);
  const follow = (): void => {
    const { drawer, isPanelOpen } = editor.store.get();
    if (!room.matches && drawer !== null && isPanelOpen) editor.store.set({ drawer: null, palette: null });
  };
  room.addEventListener('change', follow);
  return () => room.removeEventListener('change', follow);
}
