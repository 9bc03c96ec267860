/**
 * A menu as people type it: a dish a line with its price at the end, a line without one begins a part, and what is
 * indented says more of the line above. Written back it reads the same.
 */
import type { MenuItem, MenuTab } from './props.ts';

type Part = MenuTab['sections'][number];

const LONGEST = { name: 200, description: 1000, price: 60 } as const;
const MOST = { tabs: 20, sections: 40, items: 200, options: 20 } as const;
/** The longest text that is read: a menu at all its limits would be longer than anybody types. */
export const MAX_MENU_TEXT = 100_000;

/** “Soup 6.50”, “Soup .... € 6,50”, “Soup 6.50 €”: the last words with a digit in them, set apart by a space or dots. */
const MONEY = '(?:\\p{Sc}|R\\$|[A-Z]{3}|Fr\\.?|kr\\.?|zł|Kč|Ft|lei|Rs\\.?)';
const PRICED = new RegExp(
  `^(.*?\\S)(?:\\s*\\.{2,}\\s*|\\s+)((?:${MONEY}\\s?)?\\d[\\d.,’']*(?:[-–—]{1,2})?(?:\\s?${MONEY})?)$`,
  'u',
);

/** Undefined for a line that has no price. */
function readPriced(line: string): { name: string; price: string } | undefined {
  const bar = line.lastIndexOf('|');
  if (bar !== -1) return { name: line.slice(0, bar).trim(), price: line.slice(bar + 1).trim() };
  const [, name, price] = (line.length <= LONGEST.name ? PRICED.exec(line) : undefined) ?? [];
  return name === undefined || price === undefined ? undefined : { name, price };
}

export function readMenu(text: string): MenuTab[] {
  const reader = new Reader();
  for (const line of text.slice(0, MAX_MENU_TEXT).split(/\r?\n/)) reader.take(line);
  return reader.tabs;
}

class Reader {
  readonly tabs: Writable[] = [];
  /** What an indented line says more of. */
  #about: { description: string } | undefined;

  take(line: string): void {
    const words = line.trim();
    if (words === '') return;
    if (/^\s/.test(line) && this.#about) {
      this.#more(words);
      return;
    }
    const [marks] = /^#{1,2}(?=\s|$)/.exec(words) ?? [];
    const title = words.slice(marks?.length ?? 0).trim();
    if (marks === '#') this.#about = this.#tab(title);
    else if (marks) this.#about = this.#part(title);
    else this.#line(words);
  }

  #line(words: string): void {
    const priced = readPriced(words);
    if (!priced) {
      this.#about = this.#part(words);
      return;
    }
    const items = (this.#lastTab().sections.at(-1) ?? this.#part('')).items;
    const { name, price } = priced;
    const item = {
      name: name.slice(0, LONGEST.name),
      description: '',
      price: price.slice(0, LONGEST.price),
      options: [],
    };
    if (items.length < MOST.items) items.push(item);
    this.#about = item;
  }

  #more(words: string): void {
    const about = this.#about;
    if (!about) return;
    const option =
      'options' in about && words.startsWith('- ') ? readPriced(words.slice(2).trim()) : undefined;
    if (option) {
      const { options } = about as WritableItem;
      if (options.length < MOST.options)
        options.push({
          name: option.name.slice(0, LONGEST.name),
          price: option.price.slice(0, LONGEST.price),
        });
      return;
    }
    about.description = [about.description, words].filter(Boolean).join('\n').slice(0, LONGEST.description);
  }

  #tab(title: string): Writable {
    const tab: Writable = { title: title.slice(0, LONGEST.name), description: '', sections: [] };
    if (this.tabs.length < MOST.tabs) this.tabs.push(tab);
    return tab;
  }

  #lastTab(): Writable {
    return this.tabs.at(-1) ?? this.#tab('');
  }

  #part(title: string): WritablePart {
    const part: WritablePart = { title: title.slice(0, LONGEST.name), description: '', items: [] };
    const { sections } = this.#lastTab();
    if (sections.length < MOST.sections) sections.push(part);
    return part;
  }
}

type WritableItem = {
  name: string;
  description: string;
  price: string;
  options: { name: string; price: string }[];
};
type WritablePart = { title: string; description: string; items: WritableItem[] };
type Writable = { title: string; description: string; sections: WritablePart[] };

export function writeMenu(tabs: readonly MenuTab[]): string {
  const isOne = tabs.length === 1 && tabs[0]?.title === '' && tabs[0].description === '';
  return tabs
    .map((tab) => [
      ...(isOne ? [] : [`# ${tab.title}`.trim(), ...indented(tab.description)]),
      ...tab.sections.flatMap(partLines),
    ])
    .map((lines) => lines.join('\n').trim())
    .join('\n\n');
}

function partLines({ title, description, items }: Part, index: number): string[] {
  const isPlain = title !== '' && !title.startsWith('#') && readPriced(title) === undefined;
  const isBare = index === 0 && title === '' && description === '';
  const head = isBare ? [] : ['', isPlain ? title : `## ${title}`.trim(), ...indented(description)];
  return [...head, ...items.flatMap(itemLines)];
}

function itemLines({ name, description, price, options }: MenuItem): string[] {
  return [
    `${name} | ${price}`.trim(),
    ...indented(description),
    ...options.map((option) => `  - ${option.name} | ${option.price}`.trimEnd()),
  ];
}

function indented(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${line.trim()}`);
}
