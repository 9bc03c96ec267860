/** A comment's words as paragraphs, lines and the web addresses in them. It holds no other markup. */

export interface WordsPart {
  readonly text: string;
  /** Where the text is a web address. */
  readonly href?: string;
}

/** Paragraphs of lines of parts. */
export function bodyParts(body: string): WordsPart[][][] {
  return body
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.split('\n').map(linkParts));
}

// Punctuation at the end belongs to the sentence.
const ADDRESS = /https?:\/\/[^\s<>"'`]{1,2000}[^\s<>"'`.,;:!?()[\]{}*_]/gi;

function linkParts(line: string): WordsPart[] {
  const parts: WordsPart[] = [];
  let end = 0;
  for (const { 0: text, index } of line.matchAll(ADDRESS)) {
    if (!URL.canParse(text)) continue;
    if (index > end) parts.push({ text: line.slice(end, index) });
    parts.push({ text, href: text });
    end = index + text.length;
  }
  if (end < line.length) parts.push({ text: line.slice(end) });
  return parts;
}
