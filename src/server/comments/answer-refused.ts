/** A comment that was sent without scripts and refused: its page again, with the words kept and what is wrong. */
import { REPLY_TERM } from '#domain/comments/contract.ts';
import type { PagePorts } from '../kernel/page-ports.ts';
import type { CommentRoutesDeps } from './visitor-routes.ts';

export function answerRefused({ showAgain }: PagePorts): CommentRoutesDeps['answerPage'] {
  return async (context, { path, status, echo }) => {
    const address = path.startsWith('/') ? path : '/';
    const query = { [REPLY_TERM]: echo.fields.parent };
    const page = await showAgain(context, { address, query, status, echo: { comment: echo } });
    return page ?? context.text(echo.message, 404, { 'cache-control': 'no-store' });
  };
}
