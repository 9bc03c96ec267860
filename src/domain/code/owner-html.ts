/**
 * The props of blocks that hold the owner's own HTML. Whoever may inject code decides that a part of it
 * runs as part of the page; everything else runs in a sandboxed frame without the site's origin.
 */
import { z } from 'zod';

const TRUSTS = ['trusted', 'sandboxed'] as const;
export type Trust = (typeof TRUSTS)[number];

export const htmlSchema = z.string().max(200_000);
/** Anything unexpected is sandboxed rather than refused: losing trust is the safe way to be wrong. */
export const trustSchema = z.enum(TRUSTS).catch('sandboxed');
/** Height of the sandboxed frame in CSS pixels: it cannot tell its own. */
export const frameHeightSchema = z.int().min(40).max(4000);

export const DEFAULT_FRAME_HEIGHT = 320;

/** What a frame's text looks like until its own styles say otherwise. */
const FRAME_STYLE = ':root{font:1rem/1.5 system-ui,sans-serif}';

/** The document of a sandboxed frame. */
export function frameDocument(html: string): string {
  const isDocument = /^\s*<(!doctype|html)\b/i.test(html);
  return isDocument ? html : `<!doctype html><style>${FRAME_STYLE}</style>${html}`;
}
