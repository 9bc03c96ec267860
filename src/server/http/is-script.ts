import type { HonoRequest } from 'hono';

/** A form that the browser sends by itself gets a page; a script gets JSON. */
export function isScript({ req }: { readonly req: Pick<HonoRequest, 'header'> }): boolean {
  return req.header('sec-fetch-mode') !== 'navigate';
}
