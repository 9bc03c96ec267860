/** Whether scripts of hostile texts run on a page. */
import type { Page } from '@playwright/test';

/** Collects every sign of a script of the payloads: dialogs, requests to other hosts, the functions they call. */
export async function watch(page: Page): Promise<() => string[]> {
  const signs: string[] = [];
  page.on('dialog', async (dialog) => {
    signs.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOwn = /(?:^|\.)localhost$/.test(hostname) || ['data:', 'about:', 'blob:'].includes(protocol);
    if (!isOwn) signs.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('vitrineRan', (what: string) => signs.push(what));
  await page.addInitScript(() => {
    for (const name of ['alert', 'prompt', 'confirm', 'print'] as const)
      Object.defineProperty(window, name, {
        value: () => (window as unknown as { vitrineRan(what: string): void }).vitrineRan(name),
      });
  });
  return () => signs;
}

/** Does what would set off handlers that wait for somebody. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *, [role="dialog"] dl *, table *'))
      for (const type of ['mouseover', 'error', 'load', 'animationstart', 'pointerenter'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
  });
}
