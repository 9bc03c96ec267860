/** The page of a form that was sent without scripts and refused, with what was entered. */
import type { PagePorts } from '../../kernel/page-ports.ts';
import type { FormRoutesDeps } from './routes.ts';

export function showFilled({ showAgain }: PagePorts): FormRoutesDeps['showFilledIn'] {
  return async (context, { path, status, echo }) => {
    const again = { status, echo: { form: echo } };
    return (
      (await showAgain(context, { ...again, address: path })) ??
      (await showAgain(context, { ...again, address: '/' })) ??
      context.text(echo.message, 404, { 'cache-control': 'no-store' })
    );
  };
}
