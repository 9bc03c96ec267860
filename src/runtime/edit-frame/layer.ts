/**
 * A layer of the overlay: its elements are named, so that a redraw moves them instead of recreating them.
 * Coordinates are relative to the page, so that they scroll with it.
 */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layer {
  /** Shows the element of this name at a position in the viewport; `build` is called if it is new. */
  put(name: string, box: Box, build: (element: HTMLElement) => void): HTMLElement;
  /** Removes elements that have not been placed since the last call. */
  finish(): void;
}

export function createLayer(root: ShadowRoot): Layer {
  const known = new Map<string, HTMLElement>();
  const put = new Set<string>();
  return {
    put(name, box, build) {
      let element = known.get(name);
      if (!element) {
        element = document.createElement('div');
        build(element);
        known.set(name, element);
        root.append(element);
      }
      put.add(name);
      const { style } = element;
      style.transform = `translate(${Math.round(box.x + scrollX)}px, ${Math.round(box.y + scrollY)}px)`;
      style.width = `${Math.round(box.width)}px`;
      style.height = `${Math.round(box.height)}px`;
      return element;
    },
    finish() {
      for (const [name, element] of known) {
        if (put.has(name)) continue;
        element.remove();
        known.delete(name);
      }
      put.clear();
    },
  };
}

/** A button of the overlay, with a name for screen readers. */
export function overlayButton(className: string, label: string, icon: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.tabIndex = -1;
  button.ariaLabel = label;
  button.title = label;
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icon);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.ariaHidden = 'true';
  svg.append(path);
  button.append(svg);
  return button;
}
