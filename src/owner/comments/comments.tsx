/** What readers say: approve, answer, and keep out what is no comment. */
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { ModeratedComment } from '#domain/comments/calls.ts';
import { COMMENT_STATUSES, type CommentStatus } from '#domain/comments/contract.ts';
import { fill } from '../fill.ts';
import { rich } from '../rich.tsx';
import { useMay, useSite } from '../session.ts';
import countStyles from '../ui/count.module.css';
import { FilterBar, SearchField, ShowMore } from '../ui/list.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { BlogLinks } from './blog-links.tsx';
import { CommentList } from './comment-list.tsx';
import { useComments } from './use-comments.ts';
import * as texts from './words/en.ts';

const LABELS: Readonly<Record<CommentStatus, string>> = {
  pending: texts.waiting,
  published: texts.published,
  spam: texts.spam,
  deleted: texts.deleted,
};

export function Comments(): ReactNode {
  const site = useSite();
  const [status, setStatus] = useState<CommentStatus>('pending');
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const list = useComments(site.id, status, search);
  const pages = list.data?.pages ?? [];
  const comments = pages.flatMap((page) => page.comments);
  const counts = pages[0]?.counts;
  const total = counts ? COMMENT_STATUSES.reduce((sum, each) => sum + counts[each], 0) : 0;
  return (
    <Screen title={texts.comments} description={fill(texts.whatReadersSayOnName, { name: site.name })}>
      {(total > 0 || search !== '') && (
        <FilterBar label={texts.comments}>
          <Segmented
            label={texts.status}
            value={status}
            options={COMMENT_STATUSES.map((value) => ({
              value,
              label: LABELS[value],
              ...(isCounted(value) && counts && counts[value] > 0
                ? {
                    count: (
                      <span className={countStyles[value === 'pending' ? 'count' : 'quiet']}>
                        {counts[value]}
                      </span>
                    ),
                  }
                : {}),
            }))}
            onChange={setStatus}
          />
          <SearchField label={texts.searchComments} value={words} onChange={setWords} />
        </FilterBar>
      )}
      <NotRead query={list} />
      {list.data && comments.length === 0 && !list.isFetching && (
        <Nothing status={status} isSearch={search !== ''} isFirst={total === 0} />
      )}
      {comments.length > 0 && (
        <CommentList key={status} comments={comments satisfies readonly ModeratedComment[]} />
      )}
      <ShowMore list={list} />
    </Screen>
  );
}

/** Those somebody should look into now and then. */
function isCounted(status: CommentStatus): boolean {
  return status === 'pending' || status === 'spam';
}

interface NothingProps {
  readonly status: CommentStatus;
  readonly isSearch: boolean;
  readonly isFirst: boolean;
}

const NOTHING: Readonly<Record<CommentStatus, readonly [string, string]>> = {
  pending: [texts.noCommentsToApprove, texts.newCommentsThatNeedApprovalAppear],
  published: [texts.noPublishedComments, texts.commentsYouApproveAppearHereAnd],
  spam: [texts.noSpam, texts.commentsThatLookAutomatedAppearHere],
  deleted: [texts.noDeletedComments, texts.youCanRestoreDeletedCommentsFor],
};

function Nothing({ status, isSearch, isFirst }: NothingProps): ReactNode {
  const site = useSite();
  const maySet = useMay('config.content');
  const picture = <MessageSquare size={32} />;
  if (isSearch)
    return (
      <EmptyState title={texts.noMatches} picture={picture}>
        {texts.noCommentMatchesYourSearch}
      </EmptyState>
    );
  if (isFirst)
    return (
      <EmptyState
        title={texts.noCommentsYet}
        picture={picture}
        action={maySet && <Link to={`/sites/${site.id}/pages`}>{texts.goToYourPages}</Link>}
      >
        {rich(texts.readersCanCommentOnPostsOnce, { blogs: <BlogLinks siteId={site.id} /> })}
      </EmptyState>
    );
  const [title, words] = NOTHING[status];
  return (
    <EmptyState title={title} picture={picture}>
      {words}
    </EmptyState>
  );
}
