/** Opens a page in a frame that nobody sees and that can reach nobody, and hears from it what it would have done. */
import { z } from 'zod';
import { type Seen, seenSchema } from '#domain/consent/observations.ts';
import * as say from './words/en.ts';

/** A page that has said nothing by then says nothing any more. */
const PATIENCE_MS = 20_000;

const messageSchema = z.object({ scanned: seenSchema });

/** @returns undefined where the page did not answer, or was given up */
export function lookAtPage(
  url: string,
  { className, signal }: { readonly className: string | undefined; readonly signal: AbortSignal },
): Promise<Seen | undefined> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = say.aPageThatIsLookedThrough;
  frame.inert = true;
  if (className) frame.className = className;
  frame.src = url;
  return new Promise<Seen | undefined>((resolve) => {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const hear = ({ source, data }: MessageEvent) => {
      const said = source === frame.contentWindow ? messageSchema.safeParse(data) : undefined;
      if (said?.success) resolve(said.data.scanned);
    };
    addEventListener('message', hear, { signal: ends });
    ends.addEventListener('abort', () => resolve(undefined));
    if (ends.aborted) resolve(undefined);
    else document.body.append(frame);
  }).finally(() => frame.remove());
}
