/** Has the server render a block anew, and puts what it answers in the place of what the block held. */
import type { renderWidget as renderCall } from '#domain/widget/calls.ts';
import { WIDGET_PATH, type WidgetRequest } from '#domain/widget/contract.ts';
import { api } from '../calls/data-layer.ts';
import { unmountIslands } from '../islands.ts';

/**
 * @param root the block's element
 * @param collectionId whose items a summary lists
 * @returns whether it was done; the block stays as it was where it was not
 */
export async function renderWidget(
  root: HTMLElement,
  widget: WidgetRequest,
  collectionId?: string,
): Promise<boolean> {
  const form = new URLSearchParams({ widgetJSON: JSON.stringify(widget) });
  if (collectionId !== undefined) form.set('collectionId', collectionId);
  const answer = await api.post<typeof renderCall>(WIDGET_PATH, form);
  if (!answer.ok || !answer.data) return false;
  unmountIslands(root);
  root.innerHTML = answer.data.html;
  return true;
}
