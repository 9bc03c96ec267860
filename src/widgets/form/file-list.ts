/** Files that were chosen, in a list: each with its size, how far it has come, what is wrong with it, and a way out. */

export interface FileEntry {
  readonly element: HTMLElement;
  /** @param share from 0 to 1 */
  showProgress(share: number): void;
  showReady(): void;
  /** @param retry offered where another try may do */
  showError(message: string, retry?: () => void): void;
}

export interface FileEntryOptions {
  readonly name: string;
  /** As people read it. */
  readonly size: string;
  readonly onRemove: () => void;
  /** On its buttons. */
  readonly labels: { readonly remove: string; readonly retry: string };
}

export function createFileEntry({ name, size, onRemove, labels }: FileEntryOptions): FileEntry {
  const element = document.createElement('li');
  const state = make('span', 'field-file-state');
  const bar = document.createElement('progress');
  bar.max = 1;
  bar.ariaLabel = name;
  element.append(
    make('span', 'field-file-name', name),
    make('span', 'field-file-size', size),
    button(labels.remove, name, onRemove),
    state,
  );
  const show = (...parts: (Node | string)[]) => state.replaceChildren(...parts);
  return {
    element,
    showProgress(share) {
      bar.value = share;
      const percent = `${Math.round(share * 100)} %`;
      if (bar.isConnected) state.lastElementChild?.replaceChildren(percent);
      else show(bar, make('span', '', percent));
      delete element.dataset['state'];
    },
    showReady() {
      element.dataset['state'] = 'ready';
      show();
    },
    showError(message, retry) {
      element.dataset['state'] = 'failed';
      show(message, ...(retry ? [' ', button(labels.retry, name, retry)] : []));
    },
  };
}

function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

/** Its name says which file it is for. */
function button(label: string, name: string, run: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.ariaLabel = `${label} ${name}`;
  element.addEventListener('click', run);
  return element;
}
