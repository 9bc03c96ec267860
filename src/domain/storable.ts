/** A text as every database takes it: without characters of code zero or halves of a pair. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
