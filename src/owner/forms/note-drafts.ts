/** Notes that are being written outlive their dialog: in memory, so long as the page is not left, which asks first. */
const drafts = new Map<string, string>();

/** @param noteId empty for a new note */
export function draftKey(accountId: string, submissionId: string, noteId = ''): string {
  return [accountId, submissionId, noteId].join(' ');
}

export function draftOf(key: string): string | undefined {
  return drafts.get(key);
}

/** @param stored what the note says so far: the same is no draft */
export function keepDraft(key: string, text: string, stored = ''): void {
  if (text.trim() === stored.trim()) drafts.delete(key);
  else drafts.set(key, text);
  guard();
}

export function forgetDraft(key: string): void {
  drafts.delete(key);
  guard();
}

/** For submissions that are deleted: nobody can go on with their notes. */
export function forgetDraftsOf(submissionIds: readonly string[]): void {
  for (const key of drafts.keys()) if (submissionIds.includes(key.split(' ')[1] ?? '')) drafts.delete(key);
  guard();
}

function guard(): void {
  if (drafts.size > 0) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}

function askFirst(event: Event): void {
  event.preventDefault();
}
