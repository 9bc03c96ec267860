/** Times that say how long ago they were, as long as that is seconds. */

export const REFRESH_MS = 5000;
const MINUTE_S = 60;

/** What is said of so many whole seconds. */
type SayAgo = (seconds: number) => string;

function agoInEnglish(seconds: number): string {
  if (seconds === 0) return 'just now';
  return seconds === 1 ? '1 second ago' : `${seconds} seconds ago`;
}

/**
 * @param date what is said after a minute
 * @param ago what is said before, in English where nothing is given
 */
export function relativeTime(at: number, now: number, date: string, ago: SayAgo = agoInEnglish): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000));
  return seconds >= MINUTE_S ? date : ago(seconds);
}

/**
 * Keeps the words of every `[data-time]` (milliseconds since 1970) in `root` true, those that are added later too.
 * What they say in the markup is their date.
 * @param ago as that of `relativeTime`
 * @returns the undo
 */
export function mountRelativeTimes(root: ParentNode, ago?: SayAgo): () => void {
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
    const words = relativeTime(Number(written), Date.now(), date, ago);
    if (node.textContent !== words) node.textContent = words;
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
