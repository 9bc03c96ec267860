/** A real form: it is sent, refused with words kept, and confirmed without any script. */

import type { ReactNode } from 'react';
import { commentFormAnchor, commentWaitsAnchor } from '#domain/comments/comment-link.ts';
import { commentTexts } from '#domain/comments/comment-texts.ts';
import {
  COMMENT_HONEYPOT,
  COMMENT_LIMITS,
  COMMENTS_PATH,
  type CommentErrors,
  type CommentFields,
} from '#domain/comments/contract.ts';
import type { ItemComments } from '#domain/comments/item-comments.ts';
import { commentWords } from '#domain/comments/words/words.ts';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { fillMessage } from '#domain/message-template.ts';
import type { RenderContext } from '#domain/page.ts';

interface FormProps {
  readonly data: ItemComments;
  readonly context: RenderContext;
}

export function CommentForm({ data, context }: FormProps) {
  const say = commentWords(context.locale);
  const texts = commentTexts(context.locale);
  const { item, replyTo } = data;
  const echo = context.echo?.comment?.fields.item === item.id ? context.echo.comment : undefined;
  const fields = echo?.fields;
  const errors = echo?.errors ?? {};
  return (
    <>
      <p className="comments-note comments-waiting" id={commentWaitsAnchor(item.id)} tabIndex={-1}>
        {say('waiting')}
      </p>
      <form className="comment-form" id={commentFormAnchor(item.id)} method="post" action={COMMENTS_PATH}>
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="parent" value={fields?.parent ?? replyTo?.id ?? ''} />
        <input type="hidden" name="page" value={context.page.path} />
        <h3>
          {replyTo
            ? fillMessage(texts.replyToAuthor, { author: replyTo.author || texts.anonymous })
            : say('leave')}
        </h3>
        {replyTo && (
          <p className="comment-cancel">
            <a href={`${context.page.path}#${commentFormAnchor(item.id)}`}>{say('instead')}</a>
          </p>
        )}
        <p className="comment-problem" role="alert" tabIndex={-1} {...(echo && PROBLEM_MARK)}>
          {echo && (echo.message || say('check'))}
        </p>
        <CommentInputs {...{ data, fields, errors, context }} />
        <p className="comment-trap" aria-hidden="true">
          <label>
            {say('trap')}
            <input type="text" name={COMMENT_HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <button type="submit">{texts.send}</button>
      </form>
    </>
  );
}

interface InputsProps extends FormProps {
  readonly fields: CommentFields | undefined;
  readonly errors: CommentErrors;
}

function CommentInputs({ data, fields, errors, context }: InputsProps) {
  const say = commentWords(context.locale);
  const required = (label: string) => (
    // Marked as in the forms of the site.
    <>
      {label} <span>{say('isRequired')}</span>
    </>
  );
  const idOf = (name: string) => `comment-${name}-${context.blockId}`;
  const given = (name: 'name' | 'email' | 'body') => ({
    id: idOf(name),
    name,
    defaultValue: fields?.[name] ?? '',
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': `${idOf(name)}-error`,
  });
  const part = (name: 'name' | 'email' | 'body', label: ReactNode, input: ReactNode) => (
    <div className={`comment-field comment-field-${name}`}>
      <label htmlFor={idOf(name)}>{label}</label>
      {input}
      <p className="comment-error" id={`${idOf(name)}-error`}>
        {errors[name]}
      </p>
    </div>
  );
  return (
    <>
      {part('body', required(say('comment')), <textarea {...given('body')} rows={5} required />)}
      {part(
        'name',
        data.isNameRequired ? required(say('name')) : say('name'),
        <input
          {...given('name')}
          type="text"
          autoComplete="name"
          maxLength={COMMENT_LIMITS.name}
          required={data.isNameRequired}
        />,
      )}
      {part(
        'email',
        <>
          {say('email')} <span>{say('notShown')}</span>
        </>,
        <input {...given('email')} type="email" autoComplete="email" maxLength={COMMENT_LIMITS.email} />,
      )}
    </>
  );
}
