/**
 * Takes a bar that was closed away while the page is read, before anything is drawn: later everything below would
 * move. Whoever runs the site has the bar all the same (POPU-18).
 */
import { CLOSED_BAR_KEY } from '#domain/popups/contract.ts';

export function hideIfClosed(version: number): string {
  const isClosed = `localStorage.getItem('${CLOSED_BAR_KEY}')=='${version}'`;
  return `try{document.currentScript.previousElementSibling.hidden=!document.cookie.includes('vitrine_here=')&&${isClosed}}catch{}`;
}
