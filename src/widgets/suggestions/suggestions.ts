/**
 * A list of suggestions below a text field, as the combobox pattern of the ARIA practices describes it: its
 * markup, what is chosen in it, and what screen readers hear. The field keeps the focus.
 */

interface Suggestion {
  readonly title: string;
  readonly path: string;
  /** A line below the title. */
  readonly excerpt: string;
}

export interface Suggestions {
  /** The suggestions, and a line below them that is read out; the line alone where there are none. */
  show(suggestions: readonly Suggestion[], status: string): void;
  /** False when nothing was open. */
  hide(): boolean;
  /** Chooses the next or previous one, passing through the field itself; false without any. */
  move(step: number): boolean;
  /** Opens the chosen one; false when none is chosen. */
  follow(): boolean;
  remove(): void;
}

/**
 * @param host what the list is laid out in, below the field
 * @param label names the list
 */
export function createSuggestions(
  host: HTMLElement,
  input: HTMLInputElement,
  label = 'Suggestions',
): Suggestions {
  const list = createElement('div', {
    role: 'listbox',
    id: `${input.id}-suggestions`,
    'aria-label': label,
  });
  const status = createElement('p', { role: 'status' });
  const box = createElement('div', { class: 'suggestions', hidden: '' });
  box.append(list, status);
  host.append(box);
  const roles = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  };
  for (const [name, value] of Object.entries(roles)) input.setAttribute(name, value);

  let chosen = -1;
  const options = () => [...list.children] as HTMLAnchorElement[];
  const choose = (index: number) => {
    chosen = index;
    options().forEach((option, at) => {
      option.setAttribute('aria-selected', String(at === index));
    });
    const id = options()[index]?.id;
    if (id) input.setAttribute('aria-activedescendant', id);
    else input.removeAttribute('aria-activedescendant');
    options()[index]?.scrollIntoView({ block: 'nearest' });
  };

  return {
    show(suggestions, text) {
      list.replaceChildren(...suggestions.map((one, index) => createOption(one, `${list.id}-${index}`)));
      list.hidden = suggestions.length === 0;
      status.textContent = text;
      box.hidden = false;
      input.setAttribute('aria-expanded', String(suggestions.length > 0));
      choose(-1);
    },
    hide() {
      if (box.hidden) return false;
      box.hidden = true;
      input.setAttribute('aria-expanded', 'false');
      choose(-1);
      return true;
    },
    move(step) {
      const count = box.hidden ? 0 : options().length;
      if (count === 0) return false;
      // One place more than there are suggestions: the field itself, where the visitor's own words are.
      choose(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
      return true;
    },
    follow() {
      const option = options()[chosen];
      option?.click();
      return option !== undefined;
    },
    remove() {
      box.remove();
      for (const name of [...Object.keys(roles), 'aria-activedescendant']) input.removeAttribute(name);
    },
  };
}

/** A link, so that it opens in a new tab like any other; out of the tab order, since arrows lead to it. */
function createOption({ title, path, excerpt }: Suggestion, id: string): HTMLElement {
  const option = createElement('a', { role: 'option', id, href: path, tabindex: '-1' });
  option.textContent = title;
  if (excerpt) {
    const line = createElement('small', {});
    line.textContent = excerpt;
    option.append(line);
  }
  return option;
}

function createElement(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
