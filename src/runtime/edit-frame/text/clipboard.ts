/** What is pasted or dropped into rich text. */
import { type Editor, Extension } from '@tiptap/core';
import { Fragment, type ParseOptions, type Node as ProseNode, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { RichNode } from '#domain/content/rich-text.ts';
import type { HtmlNode } from '#domain/import/html-tree.ts';
import { safeHref } from '#domain/links/safe-href.ts';
import { toProse } from './mapping.ts';
import { readPastedHtml, readPastedText } from './paste.ts';

export interface ClipboardHandlers {
  onFiles(files: readonly File[]): void;
  /** Something had to be dropped. */
  onLoss(message: string): void;
}

/** Elements nested deeper than this lose their tag and keep their content. */
const MAX_DEPTH = 100;

function treeOf(parent: Node, depth = 0): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text || node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const element = node as Element;
    if (depth > MAX_DEPTH) return [element.textContent ?? ''];
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    return [{ tag: element.localName, attributes, children: treeOf(element, depth + 1) }];
  });
}

export function textClipboard(handlers: ClipboardHandlers): Extension {
  return Extension.create({
    name: 'textClipboard',
    addProseMirrorPlugins() {
      return [clipboardPlugin(this.editor, handlers)];
    },
  });
}

function clipboardPlugin(editor: Editor, { onFiles, onLoss }: ClipboardHandlers): Plugin {
  const { schema } = editor;
  const parser = {
    parseSlice(dom: Node, _options?: ParseOptions) {
      const { content, pictures } = readPastedHtml(treeOf(dom));
      if (pictures > 0) onLoss(lossWords(pictures));
      return sliceOf(schema, content);
    },
  };
  return new Plugin({
    props: {
      // Our own copies are parsed like anyone's: their open ends mean nothing outside the text they came from.
      transformPastedHTML: (html) => html.replace(/ data-pm-slice="[^"]*"/g, ''),
      clipboardParser: parser as never,
      clipboardTextParser: (text) => sliceOf(schema, readPastedText(text)),
      handlePaste: (view, event) => takeFiles(event.clipboardData, onFiles) || linkSelection(view, event),
      handleDrop: (_view, event) => takeFiles(event.dataTransfer, onFiles),
    },
  });
}

function lossWords(pictures: number): string {
  const what = pictures === 1 ? 'A picture was' : `${pictures} pictures were`;
  return `${what} left out. Add pictures from your files instead.`;
}

/** Text at either end joins the text it is pasted between. */
function sliceOf(schema: Schema, content: RichNode[]): Slice {
  if (content.length === 0) return Slice.empty;
  const blocks = toProse(schema, { type: 'doc', content }).content;
  const open = (node: ProseNode | null) => (node?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(blocks), open(blocks.firstChild), open(blocks.lastChild));
}

/** Programs often add a picture of the copied text. */
function takeFiles(data: DataTransfer | null, onFiles: ClipboardHandlers['onFiles']): boolean {
  const files = [...(data?.files ?? [])];
  if (files.length === 0 || data?.types.some((type) => type === 'text/html' || type === 'text/plain'))
    return false;
  onFiles(files);
  return true;
}

/** A URL pasted over a selection links it. */
function linkSelection({ state, dispatch }: EditorView, { clipboardData }: ClipboardEvent): boolean {
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  const { empty, from, to, $from } = state.selection;
  const mark = state.schema.marks['link'];
  if (empty || !mark || !/^(https?:\/\/|mailto:)\S+$/.test(text) || $from.parent.type.spec.code) return false;
  const url = safeHref(text);
  if (url === undefined || url.length > 2000) return false;
  dispatch(state.tr.addMark(from, to, mark.create({ link: { url } })));
  return true;
}
