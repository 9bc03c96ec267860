/** Times that say how long ago they were, as long as that is seconds. */

export const REFRESH_MS = 5000;
const MINUTE_S = 60;

interface TimeWords {
  /** BCP 47. */
  readonly lang: string;
  readonly justNow: string;
}

const ENGLISH: TimeWords = { lang: 'en', justNow: 'just now' };

/** @param date what is said after a minute */
export function relativeTime(
  at: number,
  now: number,
  date: string,
  { lang, justNow }: TimeWords = ENGLISH,
): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000));
  if (seconds === 0) return justNow;
  return seconds >= MINUTE_S ? date : new Intl.RelativeTimeFormat(lang).format(-seconds, 'second');
}

/**
 * Keeps the words of every `[data-time]` (milliseconds since 1970) in `root` true, those that are added later too.
 * What they say in the markup is their date.
 * @returns the undo
 */
export function mountRelativeTimes(root: ParentNode, words: TimeWords = ENGLISH): () => void {
  const dates = new Map<Element, string>();
  const refused = new Set<Element>();
  const warn = (node: Element, written: string) => {
    if (!refused.has(node)) console.warn(`“${written}” is no whole number of milliseconds.`, node);
    refused.add(node);
  };
  const refreshOne = (node: HTMLElement) => {
    const written = node.dataset['time'] ?? '';
    if (!/^-?\d+$/.test(written)) return warn(node, written);
    const date = dates.get(node) ?? node.textContent;
    dates.set(node, date);
    const said = relativeTime(Number(written), Date.now(), date, words);
    if (node.textContent !== said) node.textContent = said;
  };
  const refresh = () => {
    for (const node of root.querySelectorAll<HTMLElement>('[data-time]')) refreshOne(node);
  };
  refresh();
  const timer = setInterval(refresh, REFRESH_MS);
  return () => {
    clearInterval(timer);
    for (const [node, date] of dates) node.textContent = date;
  };
}
