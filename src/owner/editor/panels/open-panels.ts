/** Which panels stand beside the page. Where there is little room, one at a time. */
export type Drawer = 'add' | 'outline' | null;

interface Change {
  readonly drawer?: Drawer;
  readonly isPanelOpen?: boolean;
  /** Nowhere in particular any more. */
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
/** Below it panels are sheets that come up from below. */
const NARROW = 768;
/** Below it the page comes first: nothing stands beside it that nobody has asked for. */
const CALM = 900;
/** Below it one panel beside the page is as much as it bears. */
const TWO = 1100;
/** From it on there is room for the outline, the page and its settings from the beginning. */
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

/** What was open last, else the outline where there is room. */
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
    // Then it opens as it does for the first time.
  }
}

export function openPanel(editor: Holder): void {
  editor.store.set({
    isPanelOpen: true,
    // With the drawer goes the place it was asked for, which would open elsewhere.
    ...(hasRoomForTwo() ? {} : { drawer: null, palette: null }),
  });
}

/** Something new can be set up at once, where its settings take no room from what is open already. */
export function offerPanel(editor: Holder): void {
  if (window.innerWidth < CALM) return;
  if (hasRoomForTwo() || editor.store.get().drawer === null) editor.store.set({ isPanelOpen: true });
}

/** A window made smaller keeps the settings and loses the drawer; it is opened again by hand. */
export function followRoom(editor: Holder): () => void {
  const room = matchMedia(`(min-width: ${TWO}px)`);
  const follow = (): void => {
    const { drawer, isPanelOpen } = editor.store.get();
    if (!room.matches && drawer !== null && isPanelOpen) editor.store.set({ drawer: null, palette: null });
  };
  room.addEventListener('change', follow);
  return () => room.removeEventListener('change', follow);
}
