/** Telling plain text, SVG and everything a browser might run apart. */

/** The text of the bytes if they are UTF-8 without control characters; a cut last letter is no fault. */
function readText(head: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell binary files from text
    return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/.test(text) ? undefined : text;
  } catch {
    // Not UTF-8.
    return undefined;
  }
}

// What may stand before the root element: a declaration, comments, instructions, a document type.
const PROLOGUE = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype\s[^<>[]*(?:\[[\s\S]*?\]\s*)?>)*/i;
const SVG_ROOT = /^<(?:[a-z][\w.-]*:)?svg[\s/>]/i;

export function looksLikeSvg(head: Uint8Array): boolean {
  const text = readText(head);
  return text !== undefined && SVG_ROOT.test(text.replace(PROLOGUE, ''));
}

// A browser that ignores the type we send would read these as a document; see the MIME sniffing standard.
const MARKUP = /^(?:<\?xml|<!doctype|<!--|<\/?[a-z])/i;

/** Text that no browser takes for markup. */
export function looksLikeText(head: Uint8Array): boolean {
  const text = readText(head);
  return text !== undefined && text !== '' && !MARKUP.test(text.trimStart());
}
