/** Links that page builders dress as buttons, as buttons. */
import type { ConvertContext, Scope } from './converter.ts';
import { type Fragment, linkedWords, paragraph } from './fragments.ts';
import { findTag, type HtmlElement, textOf } from './html-tree.ts';

const CLASSES =
  /(?:^|\s)(?:elementor-button(?:-link)?|sqs-block-button-element|wp-block-button__link|wp-element-button|et_pb_button|fl-button|vc_btn3|btn|button)(?:\s|$)/;
const MAX_LABEL = 200;

/** A button where a link was dressed as one; undefined for links within text, of pictures, or leading nowhere. */
export function buttonOfAnchor(
  context: ConvertContext,
  anchor: HtmlElement,
  align: Scope['align'],
): Fragment | undefined {
  if (!CLASSES.test(anchor.attributes['class'] ?? '') || findTag(anchor.children, 'img')) return undefined;
  const label = textOf(anchor.children).replace(/\s+/g, ' ').trim().toWellFormed();
  const link = context.link(anchor.attributes['href'] ?? '');
  if (!link || label === '' || label.length > MAX_LABEL) return undefined;
  return {
    kind: 'block',
    type: 'button',
    props: { label, link, style: 'primary', size: 'regular', align: align ?? 'start', isFullOnMobile: false },
    folded: [paragraph(linkedWords(label, link))],
  };
}
