/** Which code a code-carrying block brings to its page, for the page's content security policy. */
import { isObject } from '../json.ts';
import { frameDocument } from './owner-html.ts';
import { type CodeSources, codeSources } from './sources.ts';

/**
 * What the block runs, from its parsed props; undefined when it only shows its source, or has none. Sandboxed code counts
 * too: a frame made of `srcdoc` obeys the policy of the page around it.
 */
export function blockCode(props: unknown): CodeSources | undefined {
  if (!isObject(props) || typeof props['html'] !== 'string' || props['mode'] === 'show') return undefined;
  const { html, trust } = props;
  if (html.trim() === '') return undefined;
  return codeSources(trust === 'trusted' ? html : frameDocument(html));
}
