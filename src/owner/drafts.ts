/** What is being written outlives its place: in memory, so long as the page is not left, which asks first. */
interface Draft {
  readonly text: string;
  /** Nobody can go on with it just now: it is no reason to stay. */
  readonly isAside: boolean;
}

const drafts = new Map<string, Draft>();

/**
 * @param aboutId the submission that is noted down about, the comment that is answered
 * @param partId empty for something new
 */
export function draftKey(accountId: string, aboutId: string, partId = ''): string {
  return [accountId, aboutId, partId].join(' ');
}

export function draftOf(key: string): string | undefined {
  return drafts.get(key)?.text;
}

/** @param stored what it says so far: the same is no draft */
export function keepDraft(key: string, text: string, stored = ''): void {
  if (text.trim() === stored.trim()) drafts.delete(key);
  else drafts.set(key, { text, isAside: false });
  guard();
}

export function forgetDraft(key: string): void {
  drafts.delete(key);
  guard();
}

/** What they are about is deleted: nobody can go on with them. */
export function forgetDraftsOf(aboutIds: readonly string[]): void {
  for (const key of keysAbout(aboutIds)) drafts.delete(key);
  guard();
}

/** What they are about was put where nothing can be written to it, or is back from there. */
export function setDraftsAside(aboutIds: readonly string[], isAside: boolean): void {
  for (const key of keysAbout(aboutIds)) drafts.set(key, { text: draftOf(key) ?? '', isAside });
  guard();
}

function keysAbout(aboutIds: readonly string[]): string[] {
  return [...drafts.keys()].filter((key) => aboutIds.includes(key.split(' ')[1] ?? ''));
}

function guard(): void {
  if ([...drafts.values()].some(({ isAside }) => !isAside)) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}

function askFirst(event: Event): void {
  event.preventDefault();
}
