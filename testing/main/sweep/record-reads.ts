/** Which headers and query terms the server looks at: a new one is grown as soon as it is read. */
import { HonoRequest } from 'hono/request';

export interface Reads {
  readonly headers: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
}

export async function recordReads<T>(run: () => Promise<T>): Promise<Reads & { readonly value: T }> {
  const headers = new Set<string>();
  const terms = new Set<string>();
  const { get } = Headers.prototype;
  const { query } = HonoRequest.prototype;
  const getTerm = URLSearchParams.prototype.get;
  Headers.prototype.get = function (name) {
    headers.add(name.toLowerCase());
    return get.call(this, name);
  };
  HonoRequest.prototype.query = function (this: HonoRequest, name?: string) {
    if (name !== undefined) terms.add(name);
    return (query as (name?: string) => never).call(this, name);
  };
  URLSearchParams.prototype.get = function (name) {
    terms.add(name);
    return getTerm.call(this, name);
  };
  try {
    return { headers, terms, value: await run() };
  } finally {
    Headers.prototype.get = get;
    HonoRequest.prototype.query = query;
    URLSearchParams.prototype.get = getTerm;
  }
}
