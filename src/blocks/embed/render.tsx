import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import { OwnerHtml } from '../kit/owner-html.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { EmbedProps } from './definition.ts';

export const render: BlockRender<EmbedProps> = ({ props, context }) =>
  props.html.trim() === '' ? null : (
    <figure className="embed">
      <OwnerHtml {...props} title={props.title || props.caption || kitWords(context.locale)('embedded')} />
      {props.caption && (
        <figcaption {...directionIn(context.locale, props.caption)}>{props.caption}</figcaption>
      )}
    </figure>
  );
