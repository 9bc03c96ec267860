/** Copies the link at a click and says so; offers the device's own share sheet where there is one. */
import type { Island } from '#runtime/island.ts';
import { pageWords } from '#runtime/words.ts';
import { inScript } from './words/en.ts';

/** How long the button says that the link was copied. */
const NOTICE_MS = 4000;

/** @param shared the page's title and stored address, whatever the address bar says */
const mount: Island<{ title: string; url: string }> = (root, shared) => {
  const link = root.querySelector<HTMLAnchorElement>('[data-share-copy]');
  const native = root.querySelector<HTMLButtonElement>('[data-share-native]');
  const status = root.querySelector('[role=status]');
  const words = pageWords('share-buttons', inScript);
  const stopped = new AbortController();
  const { signal } = stopped;
  const label = link?.textContent ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    if (link) link.textContent = text || words.copy;
    if (status) status.textContent = text;
    clearTimeout(timer);
    if (text) timer = setTimeout(say, NOTICE_MS, '');
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      say(words.copied);
    } catch {
      // Refused by the browser or the visitor: the link itself is still there to be copied by hand.
      say(words.failed);
    }
  };

  // Without a clipboard (an insecure address), it stays the plain link that it is.
  if (link && navigator.clipboard) {
    say('');
    link.setAttribute('role', 'button');
    link.addEventListener('click', (event) => answer(event, () => copy(link.href)), { signal });
    link.addEventListener('keydown', (event) => event.key === ' ' && answer(event, () => copy(link.href)), {
      signal,
    });
  }
  const item = native?.parentElement;
  if (native && item && 'share' in navigator) {
    item.hidden = false;
    // The visitor closing the sheet rejects: that is no error.
    native.addEventListener('click', () => void navigator.share(shared).catch(() => {}), { signal });
  }
  return () => {
    stopped.abort();
    clearTimeout(timer);
    link?.removeAttribute('role');
    if (link) link.textContent = label;
    if (item) item.hidden = true;
    if (status) status.textContent = '';
  };
};
export default mount;

function answer(event: Event, run: () => Promise<void>): void {
  event.preventDefault();
  void run();
}
