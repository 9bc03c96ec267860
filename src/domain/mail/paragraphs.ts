/** The paragraphs of words that an owner has typed: an empty line begins another. */
export function paragraphsOf(words: string): string[] {
  return words.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);
}
