/** What a gallery says when it cannot do what it is told. Exact where the specification gives the words. */

export const DECODING_FAILED = 'Error decoding gallery block data.';
export const EVALUATING_FAILED = 'Error evaluating gallery block data.';
export const NO_ELEMENT = 'No valid HTMLElement node was supplied!';
export const LEGACY =
  'Deprecated: this gallery was written by an older release. Publish its page again to have it written anew.';

export function unknownDesign(name: string, known: readonly string[]): string {
  return `These are not the gallery designs you are looking for. (We could not find a design by the name ${name}) Loaded designs: ${known.join(', ')}`;
}

export function unknownTransition(name: string): string {
  return `Could not find transition named ${name}`;
}

export function missingContainer(selector: string): string {
  return `The gallery container was not found: ${selector}`;
}
