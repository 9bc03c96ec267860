/**
 * The demo's ids are made from names, so that its documents can refer to each other before they exist and
 * so that two installations hold the same demo.
 */
/** Ids have 24 characters: a name of at most 15, what it is, and a number within it. */
const NAME_LENGTH = 19;

function idOf(name: string, kind: 'd' | 's' | 'b' | 'c', number = 0): string {
  const stem = `demo${name.replace(/[^a-z0-9]/g, '')}`.slice(0, NAME_LENGTH).padEnd(NAME_LENGTH, '0');
  return `${stem}${kind}${String(number).padStart(4, '0')}`;
}

export const documentId = (name: string): string => idOf(name, 'd');
export const sectionId = (name: string, number: number): string => idOf(name, 's', number);
export const blockId = (name: string, number: number): string => idOf(name, 'b', number);
export const collectionId = (name: string): string => idOf(name, 'c');
