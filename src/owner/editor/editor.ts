/** The editor of a page: of its document, with everything its screen shows beside it. */
import type { Body } from '#domain/content/content.ts';
import { find } from '#domain/content/tree.ts';
import { type Item, readingOrder } from '#domain/editor/arrange.ts';
import { bodyOnPhones } from '#domain/editor/phone-order.ts';
import type { Session } from '#domain/editor/session.ts';
import { bodyInLayer } from '#domain/editor/version-layer.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import type { EditorState } from './state.ts';

export type Editor = DocumentEditor<EditorState>;

/** Whether it is part of every page rather than a page itself. */
export function isPart({ kind }: Pick<Editor, 'kind'>): boolean {
  return kind === 'header' || kind === 'footer';
}

type Shown<Key extends keyof EditorState> = Pick<EditorState, Key> & {
  readonly session: Pick<Session, 'body'>;
};

/** The selected item, if exactly one is selected. */
export function selectedItem({ session, selection }: Shown<'selection'>) {
  const [id, second] = selection;
  if (id === undefined || second !== undefined) return undefined;
  return readingOrder(session.body).find((item) => item.id === id);
}

/** The page in the order in which it is shown: phones may have one of their own. */
export function shownBody({ session, device }: Shown<'device'>): Body {
  return device === 'phone' ? bodyOnPhones(session.body) : session.body;
}

/** The layer that commands change: a version goes into its own by itself. */
export function layerOf({ device, version }: Pick<EditorState, 'device' | 'version'>): 'base' | 'mobile' {
  return device === 'phone' && version === null ? 'mobile' : 'base';
}

/** The item as the page has it, in the version that is edited. */
export function itemShown(editor: Editor, item: Item): Item {
  const { session, version } = editor.store.get();
  return find(bodyInLayer(session.body, version), item.id) ?? item;
}
