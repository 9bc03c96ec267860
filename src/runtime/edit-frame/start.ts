/** Starts the edit frame: waits for the owner area, then shows what it sends and reports what the owner does. */

import { type OwnerMessage, PROTOCOL_VERSION } from '#domain/editor/owner-messages.ts';
import type { FrameMessage } from '#domain/editor/protocol.ts';
import type { Undo } from '../island.ts';
import { audit } from './audit.ts';
import { connect, type Handlers } from './connection.ts';
import { createDrag } from './drag/drag.ts';
import { drawInsertLines } from './drag/insert-lines.ts';
import { offerSpot } from './drag/offer-spot.ts';
import { followOutsideDrags } from './drag/outside-drag.ts';
import { createPaletteSpot, type PaletteSpotMark } from './drag/palette-spot.ts';
import { createResize } from './drag/resize.ts';
import { createFrame, type Frame } from './frame.ts';
import { reportGeometry, watchLayout } from './geometry.ts';
import overlayCss from './overlay.css?inline';
import { type Answers, createAnswers } from './questions.ts';
import { listenToKeys } from './selection/keyboard.ts';
import { drawOutlines } from './selection/outlines.ts';
import { listenToPointers, pressAt } from './selection/pointer.ts';
import { createSelection, type Selection } from './selection/selection.ts';
import { createShow, type Shown } from './show-sections.ts';
import { findTarget, positionBehind } from './targets.ts';
import { fetchRichEditor } from './text/load-rich-text.ts';
import { createTextSession, type TextSession, textElements } from './text/text-session.ts';

export interface FrameSurroundings {
  /** Mounts the page's islands, for the preview. */
  mountIslands(root: ParentNode): Undo;
}

interface EditContext {
  readonly documentId: string;
  readonly ownerOrigin: string;
}

interface Parts {
  readonly frame: Frame;
  readonly selection: Selection;
  readonly text: TextSession;
  readonly shown: Shown;
  readonly answers: Answers;
  readonly outsideDrag: (message: Extract<OwnerMessage, { type: 'drag' }>) => void;
  readonly paletteSpot: PaletteSpotMark;
  readonly setMode: (mode: 'edit' | 'preview') => void;
}

export function startEditFrame(surroundings: FrameSurroundings): void {
  const context = JSON.parse(document.getElementById('edit-context')?.textContent ?? '{}') as EditContext;
  // The owner area may not have loaded yet.
  const waiting: FrameMessage[] = [];
  let send = (message: FrameMessage): void => void waiting.push(message);
  const frame = createFrame(addOverlay(), (message) => send(message));
  const handlers = handlersOf(assemble(frame, surroundings));
  connect(context.ownerOrigin, handlers, (connection) => {
    send = connection.send;
    send({ type: 'ready', document: context.documentId, version: PROTOCOL_VERSION });
    for (const message of waiting.splice(0)) send(message);
    // What is edited stands at the end of the page, and was pressed there.
    document
      .querySelector('[data-edited="footer"]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    frame.redraw();
    fetchRichEditor();
  });
}

function addOverlay(): ShadowRoot {
  const host = document.createElement('div');
  host.id = 'edit-overlay';
  document.documentElement.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayCss);
  root.adoptedStyleSheets = [sheet];
  return root;
}

function assemble(frame: Frame, surroundings: FrameSurroundings): Parts {
  const selection = createSelection(frame);
  const answers = createAnswers(frame);
  const text = createTextSession(frame, answers);
  const shown = createShow(frame);
  const startDrag = createDrag(frame);
  const startResize = createResize(frame);
  listenToPointers({ frame, selection, text, startDrag });
  listenToKeys({ frame, selection, text });
  drawOutlines(frame, { onGrip: startDrag, onEdge: startResize });
  drawInsertLines(frame);
  const paletteSpot = createPaletteSpot(frame);
  const outsideDrag = followOutsideDrags(frame);
  listenToPastedFiles(frame);
  reportGeometry(frame);
  watchLayout(frame);
  const setMode = createModes({ frame, text, shown }, surroundings);
  return { frame, selection, text, shown, answers, outsideDrag, paletteSpot, setMode };
}

function createModes(
  { frame, text, shown }: Pick<Parts, 'frame' | 'text' | 'shown'>,
  { mountIslands }: FrameSurroundings,
) {
  let undo: Undo | undefined;
  return (mode: 'edit' | 'preview') => {
    if (frame.state.mode === mode) return;
    text.end();
    frame.state.mode = mode;
    frame.state.hovered = undefined;
    document.documentElement.dataset['mode'] = mode;
    (frame.overlay.host as HTMLElement).dataset['mode'] = mode;
    if (mode === 'preview') undo = mountIslands(document);
    else {
      undo?.();
      undo = undefined;
      shown.restore();
    }
    frame.redraw();
  };
}

function listenToPastedFiles(frame: Frame): void {
  addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || frame.state.text || frame.state.mode === 'preview') return;
    event.preventDefault();
    const last = frame.state.selected.at(-1);
    const target = last === undefined ? undefined : findTarget(last);
    const position = target ? positionBehind(target) : { parent: null, after: null };
    frame.send({ type: 'files', files, position });
  });
}

function handlersOf(parts: Parts): Handlers {
  const { frame, selection, text, shown, answers, outsideDrag, paletteSpot, setMode } = parts;
  return {
    show(message) {
      shown.show(message);
      // Its block has been removed or moved.
      if (frame.state.text?.element.isConnected === false) text.end();
    },
    spot: paletteSpot.show,
    offerSpot: () => offerSpot(frame),
    select: ({ ids }) => selection.show(ids),
    startText(message) {
      if (frame.state.mode === 'preview') return;
      openText(text, message);
      if (message.typed) frame.state.text?.insert(message.typed);
    },
    press(point) {
      if (frame.state.mode === 'edit') pressAt(point);
      frame.state.text?.insert(point.typed);
    },
    typed: (message) => frame.state.text?.insert(message.text),
    endText: text.end,
    reportText() {
      frame.state.text?.report();
      frame.send({ type: 'textReported' });
    },
    setText: ({ id, path, ...next }) => text.set(id, path, next),
    scrollTo: ({ id, part, isAtOnce }) => {
      const target = findTarget(id)?.element;
      const element = part ? target?.querySelector(`[data-field="${part}"],[data-part="${part}"]`) : target;
      element?.scrollIntoView({
        block: part ? 'nearest' : 'center',
        behavior: isAtOnce ? 'instant' : scrollBehavior(),
      });
    },
    mode: ({ mode }) => setMode(mode),
    style: ({ css }) => shown.setStyle(css),
    locks: ({ locks }) => {
      frame.state.locks = locks;
      frame.redraw();
    },
    drag: outsideDrag,
    giveLink: answers.take,
    giveImage: answers.take,
    audit: () => {
      audit().then(frame.send, () =>
        frame.send({ type: 'problem', message: 'The page could not be checked. Try again.' }),
      );
    },
    focus: () => {
      window.focus();
      document.body.focus({ preventScroll: true });
    },
  };
}

function openText(text: TextSession, { id, path }: Extract<OwnerMessage, { type: 'startText' }>): void {
  const wanted = path?.join('.');
  const element = textElements(id).find(({ dataset }) => wanted === undefined || dataset['text'] === wanted);
  window.focus();
  if (element) text.start(element);
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
