/** What readers say: approve, answer, and keep out what is no comment. */
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { ModeratedComment } from '#domain/comments/calls.ts';
import { COMMENT_STATUSES, type CommentStatus } from '#domain/comments/contract.ts';
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

const LABELS: Readonly<Record<CommentStatus, string>> = {
  pending: 'Waiting',
  published: 'Published',
  spam: 'Spam',
  deleted: 'Deleted',
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
    <Screen title="Comments" description={`What readers say on ${site.name}.`}>
      {(total > 0 || search !== '') && (
        <FilterBar label="Comments">
          <Segmented
            label="Status"
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
          <SearchField label="Search comments" value={words} onChange={setWords} />
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
  pending: ['No comments to approve', 'New comments that need approval appear here.'],
  published: ['No published comments', 'Comments you approve appear here and on your site.'],
  spam: ['No spam', 'Comments that look automated appear here.'],
  deleted: ['No deleted comments', 'You can restore deleted comments for 30 days.'],
};

function Nothing({ status, isSearch, isFirst }: NothingProps): ReactNode {
  const site = useSite();
  const maySet = useMay('config.content');
  const picture = <MessageSquare size={32} />;
  if (isSearch)
    return (
      <EmptyState title="No matches" picture={picture}>
        No comment matches your search.
      </EmptyState>
    );
  if (isFirst)
    return (
      <EmptyState
        title="No comments yet"
        picture={picture}
        action={maySet && <Link to={`/sites/${site.id}/pages`}>Go to your pages</Link>}
      >
        Readers can comment on posts once you turn on comments in the settings of{' '}
        <BlogLinks siteId={site.id} />.
      </EmptyState>
    );
  const [title, words] = NOTHING[status];
  return (
    <EmptyState title={title} picture={picture}>
      {words}
    </EmptyState>
  );
}
