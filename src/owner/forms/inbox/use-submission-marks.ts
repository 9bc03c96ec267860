/** Marks and deletes submissions with optimistic updates that keep the order of lists. */
import { useQueryClient } from '@tanstack/react-query';
import { type FormSubmission, markSeveral, remove, type SubmissionList } from '#domain/forms/calls-inbox.ts';
import { call } from '../../api.ts';
import { forgetDraftsOf } from '../../drafts.ts';
import { fill } from '../../fill.ts';
import { showError, showToast } from '../../ui/toasts.tsx';
import { type InboxFilter, type SubmissionPages, submissionKeys } from './submissions.ts';
import * as say from './words/en.ts';

export type SubmissionMark = { readonly isRead: boolean } | { readonly isSpam: boolean };

export interface SubmissionMarks {
  /** Silent for implicit changes: opening a submission marks it as read. */
  mark(ids: readonly string[], mark: SubmissionMark, isQuiet?: boolean): Promise<void>;
  /** @returns whether it worked */
  remove(ids: readonly string[]): Promise<boolean>;
}

export function useSubmissionMarks(siteId: string): SubmissionMarks {
  const client = useQueryClient();
  const change = (ids: readonly string[], of: Change) => {
    const key = { queryKey: submissionKeys.lists(siteId) };
    client.setQueriesData<SubmissionPages>(key, (pages) => pages && changed(pages, new Set(ids), of));
  };
  /** Hidden lists are refetched when shown; visible ones only if a change failed. */
  const refresh = async (isListed: boolean) => {
    const refetchType = isListed ? 'active' : 'none';
    await Promise.all([
      client.invalidateQueries({ queryKey: submissionKeys.lists(siteId), refetchType }),
      client.invalidateQueries({ queryKey: [...submissionKeys.all(siteId), 'one'] }),
      client.invalidateQueries({ queryKey: [...submissionKeys.all(siteId), 'charts'] }),
      client.invalidateQueries({ queryKey: submissionKeys.news(siteId) }),
    ]);
  };
  /** The owner may already have switched to the folder they were moved to. */
  const refreshFolder = (folder: InboxFilter['folder']) =>
    client.refetchQueries({
      queryKey: submissionKeys.lists(siteId),
      type: 'active',
      predicate: ({ queryKey }) => (queryKey.at(-1) as InboxFilter).folder === folder,
    });
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      showError(error);
      await refresh(true);
      return false;
    }
  };
  const patch = (ids: readonly string[], mark: SubmissionMark) =>
    call(markSeveral, { site: siteId, body: { ids, ...mark } });
  return {
    async mark(ids, mark, isQuiet = false) {
      change(ids, mark);
      await run(async () => {
        const { changed: those } = await patch(ids, mark);
        await refresh(false);
        if (isQuiet || those.length === 0) return;
        const undo = () =>
          void run(async () => {
            await patch(those, opposite(mark));
            await refresh(true);
          });
        showToast(wordsFor(mark, those.length), {
          about: 'submissions',
          action: { label: say.undo, onSelect: undo },
        });
        if ('isSpam' in mark) await refreshFolder(mark.isSpam ? 'spam' : 'inbox');
      });
    },
    remove: (ids) =>
      run(async () => {
        await call(remove, { site: siteId, body: { ids } });
        change(ids, 'removed');
        forgetDraftsOf(ids);
        showToast(fill(say.countSubmissionsDeleted, { count: ids.length }));
        await refresh(false);
      }),
  };
}

function opposite(mark: SubmissionMark): SubmissionMark {
  return 'isRead' in mark ? { isRead: !mark.isRead } : { isSpam: !mark.isSpam };
}

function wordsFor(mark: SubmissionMark, count: number): string {
  if ('isRead' in mark)
    return fill(mark.isRead ? say.theSubmissionIsRead : say.theSubmissionIsUnread, { count });
  return fill(mark.isSpam ? say.theSubmissionIsInTheSpam : say.theSubmissionIsInTheInbox, { count });
}

type Change = SubmissionMark | 'removed';

function changed(data: SubmissionPages, ids: ReadonlySet<string>, change: Change): SubmissionPages {
  const concerned = data.pages.flatMap((page) => page.submissions).filter(({ id }) => ids.has(id));
  const leaving = concerned.filter((each) => !staysIn(each, change));
  const spam = leaving.filter((each) => each.isSpam).length;
  const good = leaving.length - spam;
  const movedIn = change === 'removed' ? 0 : 1;
  const pages = data.pages.map(
    (page): SubmissionList => ({
      ...page,
      spam: page.spam - spam + good * movedIn,
      total: page.total - good + spam * movedIn,
      submissions: page.submissions
        .filter((each) => !ids.has(each.id) || staysIn(each, change))
        .map((each) => (ids.has(each.id) && change !== 'removed' ? { ...each, ...change } : each)),
    }),
  );
  return { ...data, pages };
}

/** Lists show one folder each. */
function staysIn({ isSpam }: FormSubmission, change: Change): boolean {
  return change !== 'removed' && (!('isSpam' in change) || change.isSpam === isSpam);
}
