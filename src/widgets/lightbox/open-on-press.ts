/**
 * Opens a lightbox of the pictures within an element. This much is there from the start; the lightbox itself is fetched
 * when somebody touches a picture, or comes by an address that names one.
 */

export interface Viewer {
  /** As `viewSet` of `view-set.ts`. */
  view(
    root: HTMLElement,
    item: HTMLElement,
    selector: string,
    isPressed: boolean,
  ): Promise<(() => void) | undefined>;
  findLinked(root: HTMLElement, selector: string): HTMLElement | undefined;
}

interface OpenOnPressOptions {
  readonly fetchViewer: () => Promise<Viewer>;
  /** Told why the picture that the address names cannot be shown. */
  readonly report: (error: unknown) => void;
}

const ITEM = '[data-lightbox-item]';

/**
 * @param root holds links with `data-lightbox-item` and `data-slide-id`, each around an `<img>` with `data-image` and
 * `data-image-dimensions`, or within the element of a video; `data-lightbox-theme` of its own says over which ground they open
 */
export function openOnPress(root: HTMLElement, { fetchViewer, report }: OpenOnPressOptions): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let close: (() => void) | undefined;
  const open = async (viewer: Viewer, item: HTMLElement, isPressed: boolean) => {
    if (signal.aborted) return;
    const undo = await viewer.view(root, item, ITEM, isPressed);
    if (signal.aborted) undo?.();
    else close = undo ?? close;
  };
  const itemOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(ITEM);
  const prefetch = (event: Event) => {
    if (itemOf(event)) void fetchViewer().catch(() => {});
  };
  /** The address names a picture: the page was opened, or gone forward to, with it. */
  const openLinked = () => {
    if (!location.hash.startsWith('#itemId=')) return;
    const find = async () => {
      const viewer = await fetchViewer();
      const item = viewer.findLinked(root, ITEM);
      if (item) await open(viewer, item, false);
    };
    find().catch(report);
  };
  root.addEventListener('pointerdown', prefetch, { signal, passive: true });
  root.addEventListener('focusin', prefetch, { signal });
  root.addEventListener(
    'click',
    (event) => {
      const item = itemOf(event);
      if (!item || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      fetchViewer()
        .then((viewer) => open(viewer, item, true))
        // Without it, the link leads where it says.
        .catch(() => location.assign((item as HTMLAnchorElement).href));
    },
    { signal },
  );
  window.addEventListener('popstate', openLinked, { signal });
  openLinked();
  return () => {
    stopped.abort();
    close?.();
  };
}
