import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, draftOf, forgetDraftsOf, keepDraft, setDraftsAside } from './drafts.ts';

const page = new EventTarget();
const answer = draftKey('ada', 'comment-1');
const note = draftKey('ada', 'submission-1', 'note-1');

/** Whether leaving the page would be asked about. */
function isAsked(): boolean {
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  forgetDraftsOf(['comment-1', 'submission-1']);
  vi.unstubAllGlobals();
});

test('leaving asks while something is half-written, and no longer once it says what is stored', () => {
  expect(isAsked()).toBe(false);
  keepDraft(note, 'More', 'Mor');
  expect(isAsked()).toBe(true);
  keepDraft(note, ' Mor ', 'Mor');
  expect([isAsked(), draftOf(note)]).toEqual([false, undefined]);
});

test('what is about something put aside is kept, and is no reason to stay until that is back', () => {
  keepDraft(answer, 'Half an ans');
  setDraftsAside(['comment-1', 'comment-2'], true);
  expect([isAsked(), draftOf(answer)]).toEqual([false, 'Half an ans']);
  keepDraft(note, 'Call her');
  expect(isAsked()).toBe(true);
  keepDraft(note, '');
  expect(isAsked()).toBe(false);
  setDraftsAside(['comment-1'], false);
  expect([isAsked(), draftOf(answer)]).toEqual([true, 'Half an ans']);
  forgetDraftsOf(['comment-1']);
  expect([isAsked(), draftOf(answer)]).toEqual([false, undefined]);
});
