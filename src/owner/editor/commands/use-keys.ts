/** Handles the keyboard for the whole editor, wherever the focus is, and the keys the frame passes on. */
import { useEffect } from 'react';
import { isOverlayOpen } from '../../editing/open-overlay.ts';
import { refuseTyped } from '../../editing/respect-locks.ts';
import { focusFrame } from '../canvas/frame-element.ts';
import type { Editor } from '../editor.ts';
import { copySelected, cutSelected, paste } from './clipboard.ts';
import { defaultSpot } from './commands.ts';
import { setFullPreview } from './preview.ts';
import { findShortcut, type Pressed } from './shortcuts.ts';
import { takeTypedKey } from './type-ahead.ts';

/** KEYS-01. */
const ESCAPE_DELAY_MS = 10;
const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="tree"] [role="treeitem"]';

export function useKeys(editor: Editor): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return void escapeSoon(editor);
      if (!(event.defaultPrevented || event.isComposing || isElsewhere(event))) takeKey(editor, event);
    };
    const onPress = () =>
      editor.store.set({ isPressedOnPage: false, hasIgnoredLetters: false, awaitedText: null });
    const onClipboard = (event: ClipboardEvent) => takeClipboard(editor, event);
    const clipboardEvents = ['copy', 'cut', 'paste'] as const;
    // Before anything closes, so that one press closes one thing (KEYS-02).
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onPress, { capture: true });
    for (const type of clipboardEvents) document.addEventListener(type, onClipboard);
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPress, { capture: true });
      for (const type of clipboardEvents) document.removeEventListener(type, onClipboard);
    };
  }, [editor]);
}

function takeKey(editor: Editor, event: KeyboardEvent): void {
  const { key, code, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta } = event;
  const pressed = { key, code, ctrl, shift, alt, meta };
  if (isRefused(editor, pressed) || isTyped(editor, pressed)) return void event.preventDefault();
  const shortcut = findShortcut(pressed, editor.store.get().mode);
  if (!shortcut || shortcut.isClipboard) return;
  event.preventDefault();
  if (shortcut.group === 'view') shortcut.run(editor);
  else editor.afterText(() => shortcut.run(editor));
}

function takeClipboard(editor: Editor, event: ClipboardEvent): void {
  if (isElsewhere(event) || editor.store.get().mode === 'preview' || !window.getSelection()?.isCollapsed)
    return;
  const { type, clipboardData } = event;
  const take = type === 'cut' ? cutSelected : copySelected;
  const files = [...(clipboardData?.files ?? [])];
  if (type === 'paste' && files.length > 0)
    editor.store.set({ dropped: { files, spot: defaultSpot(editor, 'block') } });
  else if (type === 'paste') paste(editor, clipboardData);
  else if (!take(editor, clipboardData)) return;
  event.preventDefault();
}

/** A key that the frame did not handle. */
export function takeFrameKey(editor: Editor, pressed: Pressed): void {
  if (pressed.key === 'Escape') return void escapeSoon(editor);
  const { mode, dialog, question } = editor.store.get();
  // A dialog that has just been asked for may still be loading.
  const isBusy = isOverlayOpen() || question !== null || (dialog !== null && dialog !== 'guide');
  if (isBusy || isRefused(editor, pressed) || isTyped(editor, pressed)) return;
  findShortcut(pressed, mode)?.run(editor);
}

function isTyped(editor: Editor, pressed: Pressed): boolean {
  return takeTypedKey(editor, pressed, performance.now());
}

function isRefused(editor: Editor, pressed: Pressed): boolean {
  const words = refuseTyped(editor.store, pressed);
  if (words !== undefined) editor.announce(words);
  return words !== undefined;
}

/** Lists in the panels handle these keys for their own entries. */
function isOfList(event: Event, target: Element | null): boolean {
  if (!(event instanceof KeyboardEvent && target?.closest('[data-own-keys]'))) return false;
  return event.altKey || /^(delete|backspace|d)$/i.test(event.key);
}

/** Fields, menus and dialogs have keys of their own; buttons keep Enter and Space. */
function isElsewhere(event: Event): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (isOverlayOpen()) return true;
  if (target?.closest(TYPED_IN) || isOfList(event, target)) return true;
  const isPress = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key.startsWith('Arrow'));
  const isPlain = event instanceof KeyboardEvent && !event.altKey && !event.shiftKey;
  return (
    isPress &&
    isPlain &&
    target?.closest('button, a, [role="radiogroup"], [role="toolbar"]') !== null &&
    target !== null
  );
}

/**
 * KEYS-03, KEYS-13: open dialogs and menus close themselves; otherwise closes the guide, otherwise toggles the
 * full-screen preview.
 */
function escapeSoon(editor: Editor): void {
  const hadOverlay = isOverlayOpen() || editor.store.get().drag !== null;
  setTimeout(() => {
    if (hadOverlay) return;
    const { dialog, isFullPreview, palette } = editor.store.get();
    if (palette && !isFullPreview) {
      // The panel stays open, and only forgets its spot.
      editor.store.set({ palette: null });
      return focusFrame();
    }
    if (dialog === 'guide') return void editor.store.set({ dialog: null });
    setFullPreview(editor, !isFullPreview);
  }, ESCAPE_DELAY_MS);
}
