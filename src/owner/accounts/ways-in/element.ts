/** Elements for the screens by which people get in: they come before React, and are too few to need it. */

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** `false` and `undefined` leave an attribute out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/** Words of which the part in `<name>…</name>` is an element. */
export function withElements(
  words: string,
  tag: keyof HTMLElementTagNameMap,
  attributes: Attributes = {},
): readonly (Node | string)[] {
  return words
    .split(/<\/?\w+>/)
    .map((part, index) => (index % 2 === 1 ? element(tag, attributes, part) : part));
}

/** @param paths attributes of each path */
export function drawing(attributes: Attributes, ...paths: readonly Attributes[]): SVGElement {
  const make = (tag: string, about: Attributes) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement;
    setAttributes(made, about);
    return made;
  };
  const made = make('svg', { 'aria-hidden': 'true', fill: 'none', stroke: 'currentColor', ...attributes });
  made.append(...paths.map((path) => make('path', path)));
  return made;
}

function setAttributes(made: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
}
