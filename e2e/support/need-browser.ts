/** Ends a run before its first test where there is no browser, with what to do about it. */
import { findChromium, howToInstall } from '../../scripts/find-chromium.ts';

export default function needBrowser() {
  if (!findChromium()) throw new Error(howToInstall());
}
