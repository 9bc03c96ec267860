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
import { proofWords } from '#domain/proofing/words/words.ts';
import type { BlockRender } from '../contract.ts';
import { Picture } from '../kit/picture.tsx';
import type { ProofsProps } from './definition.ts';
import { proofsWords } from './words/words.ts';

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
          {props.maximum !== undefined && (
            <p>{proofsWords(context.locale)('upTo', { maximum: props.maximum })}</p>
          )}
          {pictures}
          <Count maximum={props.maximum} locale={context.locale} />
          <Closing last={data.last} blockId={context.blockId} locale={context.locale} />
        </form>
      ) : (
        <>
          <p className="proofs-note">{proofWords(context.locale)('needsPassword')}</p>
          {pictures}
        </>
      )}
    </div>
  );
};

/** A placeholder for the time, which has its own markup. */
const TIME = '\u0000';

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
  const say = proofWords(locale);
  const values = { count, time: TIME };
  const words = last.name ? say('sentBy', { ...values, name: last.name }) : say('sent', values);
  const at = words.lastIndexOf(TIME);
  return (
    <p className="proofs-note" role="status">
      {words.slice(0, at)}
      <time dateTime={new Date(last.sentAt).toISOString()}>{format.format(last.sentAt)}</time>
      {words.slice(at + TIME.length)}
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
  const say = proofWords(context.locale);
  const name = caption || (props.showsNames ? media.filename : '');
  const label = name || media.alt || media.filename;
  return (
    <li>
      <a href={mediaUrl(media)} target="_blank" rel="noopener" aria-label={say('large', { label })}>
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
              {say('favourite')} <span className="visually-hidden">{label}</span>
            </span>
          </label>
          {props.takesComments && (
            <textarea
              name={commentField(id)}
              rows={2}
              maxLength={MAX_COMMENT}
              placeholder={say('comment')}
              aria-label={say('commentOn', { label })}
              defaultValue={pick?.comment ?? ''}
            />
          )}
        </>
      )}
    </li>
  );
}

/** Stays in sight while pictures are chosen. */
function Count({
  maximum,
  locale,
}: {
  readonly maximum: number | undefined;
  readonly locale: string;
}): ReactNode {
  return (
    <p className="proofs-count">
      <span>{proofsWords(locale)('chosen')}: </span>
      {maximum !== undefined && (
        <span className="proofs-left" data-maximum={maximum} role="status">
          / {maximum}
        </span>
      )}
    </p>
  );
}

interface ClosingProps {
  readonly last: ProofSelection | undefined;
  readonly blockId: string;
  readonly locale: string;
}

function Closing({ last, blockId, locale }: ClosingProps): ReactNode {
  const say = proofWords(locale);
  return (
    <div className="proofs-send">
      <label htmlFor={`proofs-name-${blockId}`}>{say('yourName')}</label>
      <input
        id={`proofs-name-${blockId}`}
        type="text"
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME}
        defaultValue={last?.name ?? ''}
      />
      <label htmlFor={`proofs-note-${blockId}`}>{say('note')}</label>
      <textarea
        id={`proofs-note-${blockId}`}
        name="note"
        rows={3}
        maxLength={MAX_NOTE}
        defaultValue={last?.note ?? ''}
      />
      <button type="submit">{say(last ? 'again' : 'send')}</button>
    </div>
  );
}
