/** A form of the browser's own, so that it works the same with scripts and without. */

import type { ReactNode } from 'react';
import { dateFormat } from '#domain/locale/date-format.ts';
import { directionIn } from '#domain/locale/direction.ts';
import type { MediaView } from '#domain/media/calls.ts';
import { mediaUrl } from '#domain/media/media.ts';
import type { RenderContext } from '#domain/page.ts';
import {
  commentField,
  countFavourites,
  favouriteField,
  MAX_COMMENT,
  MAX_NAME,
  MAX_NOTE,
  PROOFING_PATH,
  type ProofPick,
  type ProofSelection,
  type ShownProofs,
} from '#domain/proofing/proofs.ts';
import type { BlockRender } from '../contract.ts';
import { Picture } from '../kit/picture.tsx';
import type { ProofsProps } from './definition.ts';

export const render: BlockRender<ProofsProps, ShownProofs> = ({ props, data, context }) => {
  const shown = props.items.flatMap(({ id, image, caption }) => {
    const media = context.media(image?.id);
    return media ? [{ id, caption, media }] : [];
  });
  if (shown.length === 0) return null;
  const picks = new Map(data.last?.picks.map((pick) => [pick.picture, pick]));
  const pictures = (
    <ul data-columns={props.columns}>
      {shown.map((proof, index) => (
        <Proof
          key={proof.id}
          proof={proof}
          props={props}
          pick={picks.get(proof.id)}
          isOpen={data.isOpen}
          // Only the first may be the largest of the first screen.
          context={index === 0 ? context : { ...context, isLikelyLargest: false }}
        />
      ))}
    </ul>
  );
  return (
    <div className="proofs" id={`proofs-${context.blockId}`}>
      {props.heading && <h2 {...directionIn(context.locale, props.heading)}>{props.heading}</h2>}
      {data.last && <Sent last={data.last} context={context} />}
      {data.isOpen ? (
        <form method="post" action={PROOFING_PATH}>
          <input type="hidden" name="item" value={context.page.id} />
          <input type="hidden" name="block" value={context.blockId} />
          {pictures}
          <Closing props={props} last={data.last} blockId={context.blockId} />
        </form>
      ) : (
        <>
          <p className="proofs-note">You can mark favourites once this page has a password.</p>
          {pictures}
        </>
      )}
    </div>
  );
};

function Sent({
  last,
  context,
}: {
  readonly last: ProofSelection;
  readonly context: RenderContext;
}): ReactNode {
  const { locale, site } = context;
  const format = dateFormat(locale, site.settings.timeZone, { dateStyle: 'long', timeStyle: 'short' });
  const count = countFavourites(last.picks);
  return (
    <p className="proofs-note" role="status">
      Thank you{last.name && `, ${last.name}`}. Sent on{' '}
      <time dateTime={new Date(last.sentAt).toISOString()}>{format.format(last.sentAt)}</time>:{' '}
      {count === 1 ? '1 favourite' : `${count} favourites`}. You can change it and send it again.
    </p>
  );
}

interface ProofProps {
  readonly proof: { readonly id: string; readonly caption: string; readonly media: MediaView };
  readonly props: ProofsProps;
  readonly pick: ProofPick | undefined;
  readonly isOpen: boolean;
  readonly context: RenderContext;
}

function Proof({ proof, props, pick, isOpen, context }: ProofProps): ReactNode {
  const { id, caption, media } = proof;
  const name = caption || (props.showsNames ? media.filename : '');
  const label = name || media.alt || media.filename;
  return (
    <li>
      <a
        href={mediaUrl(media)}
        target="_blank"
        rel="noopener"
        aria-label={`${label}, opens large in a new window`}
      >
        <Picture
          media={media}
          context={context}
          alt=""
          sizes={`(min-width: 48em) ${Math.round(100 / props.columns)}vw, 50vw`}
        />
      </a>
      {name && <p className="proofs-name">{name}</p>}
      {isOpen && (
        <>
          <label className="proofs-mark">
            <input type="checkbox" name={favouriteField(id)} defaultChecked={pick?.isFavourite ?? false} />
            <span>
              Favourite <span className="visually-hidden">{label}</span>
            </span>
          </label>
          {props.takesComments && (
            <textarea
              name={commentField(id)}
              rows={2}
              maxLength={MAX_COMMENT}
              placeholder="Comment"
              aria-label={`Comment on ${label}`}
              defaultValue={pick?.comment ?? ''}
            />
          )}
        </>
      )}
    </li>
  );
}

interface ClosingProps {
  readonly props: ProofsProps;
  readonly last: ProofSelection | undefined;
  readonly blockId: string;
}

function Closing({ props, last, blockId }: ClosingProps): ReactNode {
  return (
    <div className="proofs-send">
      <p className="proofs-count">{props.maximum !== undefined && `of ${props.maximum}`}</p>
      <label htmlFor={`proofs-name-${blockId}`}>Your name</label>
      <input
        id={`proofs-name-${blockId}`}
        type="text"
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME}
        defaultValue={last?.name ?? ''}
      />
      <label htmlFor={`proofs-note-${blockId}`}>Anything else</label>
      <textarea
        id={`proofs-note-${blockId}`}
        name="note"
        rows={3}
        maxLength={MAX_NOTE}
        defaultValue={last?.note ?? ''}
      />
      <button type="submit">{last ? 'Send again' : 'Send the selection'}</button>
    </div>
  );
}
