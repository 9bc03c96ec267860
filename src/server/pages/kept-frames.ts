/**
 * What is around the content of pages such as the cart, which each visitor sees with a content of their own: header,
 * footer and all that lies over them, made once at each version of the site.
 */
import { MINUTE_MS } from '#domain/time.ts';
import type { LoadedPage } from '#site/load-page.ts';
import type { DrawnPage } from '#site/render-page.tsx';
import type { CurrentSite } from './site-views.ts';

interface KeptFrame {
  readonly loaded: LoadedPage;
  readonly frame: DrawnPage;
}

/** By the site as it is at a version: frames go with it. */
const frames = new WeakMap<CurrentSite, Map<string, { madeAt: number; kept: Promise<KeptFrame> }>>();

/** @param name one of few */
export async function keepFrame(
  site: CurrentSite,
  { name, now }: { readonly name: string; readonly now: number },
  make: () => Promise<KeptFrame>,
): Promise<KeptFrame> {
  const ofSite = frames.get(site) ?? new Map();
  frames.set(site, ofSite);
  const known = ofSite.get(name);
  if (known && now - known.madeAt < MINUTE_MS) return known.kept;
  const kept = make();
  ofSite.set(name, { madeAt: now, kept });
  try {
    return await kept;
  } catch (error) {
    ofSite.delete(name);
    throw error;
  }
}
