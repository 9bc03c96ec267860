/**
 * Takes parts out of a text of any length in one pass. An expression such as `/<!--.*?-->/` looks through all of the
 * rest again at each beginning whose end is missing.
 */

/**
 * @param open and close expressions with the flag `g`
 * @param put in place of each part, both its ends included; a part without an end stays
 */
export function cutBetween(text: string, open: RegExp, close: RegExp, put = ''): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    open.lastIndex = from;
    const start = open.exec(text);
    if (!start) break;
    close.lastIndex = open.lastIndex;
    if (!close.exec(text)) break;
    kept.push(text.slice(from, start.index), put);
    from = close.lastIndex;
  }
  open.lastIndex = 0;
  close.lastIndex = 0;
  return from === 0 ? text : kept.join('') + text.slice(from);
}
