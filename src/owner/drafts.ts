/** What is being written outlives its place: in memory, so long as the page is not left, which asks first. */
const drafts = new Map<string, string>();

/**
 * @param aboutId the submission that is noted down about, the comment that is answered
 * @param partId empty for something new
 */
export function draftKey(accountId: string, aboutId: string, partId = ''): string {
  return [accountId, aboutId, partId].join(' ');
}

export function draftOf(key: string): string | undefined {
  return drafts.get(key);
}

/** @param stored what it says so far: the same is no draft */
export function keepDraft(key: string, text: string, stored = ''): void {
  if (text.trim() === stored.trim()) drafts.delete(key);
  else drafts.set(key, text);
  guard();
}

export function forgetDraft(key: string): void {
  drafts.delete(key);
  guard();
}

/** What they are about is deleted: nobody can go on with them. */
export function forgetDraftsOf(aboutIds: readonly string[]): void {
  for (const key of drafts.keys()) if (aboutIds.includes(key.split(' ')[1] ?? '')) drafts.delete(key);
  guard();
}

function guard(): void {
  if (drafts.size > 0) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}

function askFirst(event: Event): void {
  event.preventDefault();
}
