/** One comment with what can be done about it. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { visitAddress } from '#domain/accounts/site-presence.ts';
import { bodyParts } from '#domain/comments/body-parts.ts';
import type { ModeratedComment } from '#domain/comments/calls.ts';
import { commentAnchor } from '#domain/comments/comment-link.ts';
import { NAMELESS } from '#domain/comments/messages.ts';
import { draftOf } from '../drafts.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { rich } from '../rich.tsx';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { type Choice, ChoiceBox } from '../ui/list.tsx';
import { AnswerForm, useAnswerDraft } from './answer-form.tsx';
import { choicesFor, isAnswerable } from './choices.ts';
import styles from './comments.module.css';
import { PurgeButton } from './purge-button.tsx';
import type { Decisions } from './use-comments.ts';
import * as say from './words/en.ts';

const REASONS: Readonly<Record<string, string>> = {
  honeypot: say.filledInAHiddenField,
  'too-fast': say.sentWithinSeconds,
  links: say.manyLinks,
  repeated: say.theSameWordsAgainAndAgain,
};

export interface CommentRowProps {
  readonly comment: ModeratedComment;
  readonly decisions: Decisions;
  readonly choice: Choice;
}

export function CommentRow({ comment, decisions, choice }: CommentRowProps): ReactNode {
  const draft = useAnswerDraft(comment.id);
  const [isAnswering, setIsAnswering] = useState(() => draftOf(draft) !== undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAnswering = useRef(isAnswering);
  useEffect(() => {
    if (wasAnswering.current && !isAnswering) opener.current?.focus();
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  const author = comment.author || NAMELESS;
  const mayAnswer = isAnswerable(comment.status);
  return (
    <li
      className={`row lined top ${styles['row']}`}
      data-comment={comment.id}
      data-chosen={choice.has(comment.id) || undefined}
    >
      <ChoiceBox choice={choice} id={comment.id} label={fill(say.selectTheCommentByAuthor, { author })} />
      <div className={`stack tight grow ${styles['content']}`}>
        <Head comment={comment} author={author} />
        <Words body={comment.body} />
        {comment.spamReasons.length > 0 && comment.status === 'spam' && (
          <p className="hint">{comment.spamReasons.map((reason) => REASONS[reason] ?? reason).join(', ')}</p>
        )}
        <div
          className={`cluster tight ${styles['actions']}`}
          data-frameless={comment.status === 'pending' ? undefined : ''}
        >
          {choicesFor(comment.status).map((each) => (
            <Button
              key={each.status}
              size="small"
              tone={each.key === 'a' ? 'normal' : 'quiet'}
              title={fill(say.keyKey, { key: each.key.toUpperCase() })}
              onClick={() => void decisions.decide([comment.id], each.status)}
            >
              {each.label}
            </Button>
          ))}
          {mayAnswer && !isAnswering && (
            <Button
              ref={opener}
              size="small"
              tone="quiet"
              data-answer=""
              onClick={() => setIsAnswering(true)}
            >
              {say.answer}
            </Button>
          )}
          {!mayAnswer && <PurgeButton count={1} onPurge={() => void decisions.purge([comment.id])} />}
        </div>
        {mayAnswer && isAnswering && (
          <AnswerForm
            comment={comment}
            draft={draft}
            decisions={decisions}
            onClose={() => setIsAnswering(false)}
          />
        )}
      </div>
    </li>
  );
}

function Head({
  comment,
  author,
}: {
  readonly comment: ModeratedComment;
  readonly author: string;
}): ReactNode {
  const site = useSite();
  const { item, answers, createdAt } = comment;
  const when = new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: useTimeZone(site.id),
  }).format(createdAt);
  const isShown = item.path !== null && comment.status === 'published';
  const anchor = isShown ? `#${commentAnchor(comment.id)}` : '';
  const place =
    item.path === null ? (
      fill(say.titleWhichIsDeleted, { title: item.title })
    ) : (
      <a href={visitAddress(site.id, `${item.path}${anchor}`)} target="_blank" rel="noreferrer">
        {item.title}
      </a>
    );
  return (
    <p className={`subtle cluster baseline words muted ${styles['head']}`}>
      <b>{author}</b>
      {comment.isOwn && <Badge tone="accent">{say.site}</Badge>}
      {comment.email && <a href={`mailto:${comment.email}`}>{comment.email}</a>}
      <span>
        {answers === null
          ? rich(say.onItem, { item: place })
          : rich(say.repliesToAuthorOnItem, { author: answers || NAMELESS, item: place })}
      </span>
      <time dateTime={new Date(createdAt).toISOString()}>{when}</time>
    </p>
  );
}

/** Longer ones are folded. */
const FOLDED_FROM = 700;

function Words({ body }: { readonly body: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  if (body === '') return <p className="hint">{say.permanentlyDeletedRepliesToItAre}</p>;
  const isLong = body.length > FOLDED_FROM;
  return (
    <div className={`stack tight start words ${styles['words']}`}>
      {bodyParts(isLong && !isOpen ? `${body.slice(0, FOLDED_FROM)}…` : body).map((lines, index) => (
        <p key={index} dir="auto">
          {lines.map((parts) => parts.map(({ text }) => text).join('')).join('\n')}
        </p>
      ))}
      {isLong && (
        <Button size="small" tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? say.showLess : say.showAll}
        </Button>
      )}
    </div>
  );
}
