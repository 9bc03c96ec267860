/** A real form: it is sent, refused with words kept, and confirmed without any script. */
import type { ReactNode } from 'react';
import { commentFormAnchor, commentWaitsAnchor } from '#domain/comments/comment-link.ts';
import {
  COMMENT_HONEYPOT,
  COMMENT_LIMITS,
  COMMENTS_PATH,
  type CommentErrors,
  type CommentFields,
} from '#domain/comments/contract.ts';
import type { ItemComments } from '#domain/comments/item-comments.ts';
import { COMMENT_MESSAGES, NAMELESS } from '#domain/comments/messages.ts';
import type { RenderContext } from '#domain/page.ts';

interface FormProps {
  readonly data: ItemComments;
  readonly context: RenderContext;
}

export function CommentForm({ data, context }: FormProps) {
  const { item, replyTo } = data;
  const echo = context.echo?.comment?.fields.item === item.id ? context.echo.comment : undefined;
  const fields = echo?.fields;
  const errors = echo?.errors ?? {};
  return (
    <>
      <p className="comments-note comments-waiting" id={commentWaitsAnchor(item.id)} tabIndex={-1}>
        {COMMENT_MESSAGES.pending}
      </p>
      <form className="comment-form" id={commentFormAnchor(item.id)} method="post" action={COMMENTS_PATH}>
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="parent" value={fields?.parent ?? replyTo?.id ?? ''} />
        <input type="hidden" name="page" value={context.page.path} />
        <h3>{replyTo ? `Reply to ${replyTo.author || NAMELESS}` : 'Leave a comment'}</h3>
        {replyTo && (
          <p className="comment-cancel">
            <a href={`${context.page.path}#${commentFormAnchor(item.id)}`}>Write a new comment instead</a>
          </p>
        )}
        <p className="comment-problem" role="alert" tabIndex={-1}>
          {echo && (echo.message || 'Please check these fields.')}
        </p>
        <CommentInputs {...{ data, fields, errors, context }} />
        <p className="comment-trap" aria-hidden="true">
          <label>
            Leave this empty
            <input type="text" name={COMMENT_HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <button type="submit">Send</button>
      </form>
    </>
  );
}

interface InputsProps extends FormProps {
  readonly fields: CommentFields | undefined;
  readonly errors: CommentErrors;
}

function CommentInputs({ data, fields, errors, context }: InputsProps) {
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
      {part('body', required('Comment'), <textarea {...given('body')} rows={5} required />)}
      {part(
        'name',
        data.isNameRequired ? required('Name') : 'Name',
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
          Email <span>(not shown)</span>
        </>,
        <input {...given('email')} type="email" autoComplete="email" maxLength={COMMENT_LIMITS.email} />,
      )}
    </>
  );
}

/** Marked as in the forms of the site. */
function required(label: string): ReactNode {
  return (
    <>
      {label} <span>(required)</span>
    </>
  );
}
