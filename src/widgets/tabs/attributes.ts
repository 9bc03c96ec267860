/** Attributes that a widget sets for as long as it lives. */

/** Sets attributes and returns what puts the former values back. */
export function applyAttributes(element: Element, attributes: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}
