import type { BlockRender } from '../contract.ts';
import { OwnerHtml } from '../kit/owner-html.tsx';
import type { EmbedProps } from './definition.ts';

export const render: BlockRender<EmbedProps> = ({ props }) =>
  props.html.trim() === '' ? null : (
    <figure className="embed">
      <OwnerHtml {...props} title={props.title || props.caption || 'Embedded content'} />
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  );
