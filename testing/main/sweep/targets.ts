/** Every address that takes requests of strangers, from the routes the server is made of. */
import type { Ordinary } from './ordinary.ts';
import type { Sample } from './sample.ts';
import type { SweptSite } from './swept-site.ts';
import { VISITOR_SAMPLES } from './visitor-samples.ts';

/** Makes the request anew: keys and crumbs are good once, or for a while. */
export interface Target {
  readonly name: string;
  make(): Ordinary;
}

export interface Targets {
  readonly swept: readonly Target[];
  /** Addresses that take a body of which there is no sample: give each one. */
  readonly unknown: readonly string[];
}

/** They answer what is not there, which the pages’ own target asks for too. */
const NOT_SWEPT: Readonly<Record<string, string>> = {
  'POST /api/*': 'answers that there is no such call',
  'PUT /api/*': 'answers that there is no such call',
  'PATCH /api/*': 'answers that there is no such call',
  'DELETE /api/*': 'answers that there is no such call',
};

export function visitorTargets(site: SweptSite): Targets {
  const names = new Set([
    'GET /*',
    'POST /*',
    ...[site.app.app, ...site.app.siteRoutes]
      .flatMap(({ routes }) => routes)
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ]);
  const unknown: string[] = [];
  const swept = [...names].flatMap((name) => {
    if (NOT_SWEPT[name]) return [];
    const samples = samplesOf(site, name);
    if (samples === undefined) {
      unknown.push(name);
      return [];
    }
    return samples.map((_, index) => ({
      name: samples.length === 1 ? name : `${name} (${index + 1})`,
      make: () => ordinaryOf(site, name, samplesOf(site, name)?.[index] ?? {}),
    }));
  });
  return { swept, unknown };
}

function samplesOf(site: SweptSite, name: string): readonly Sample[] | undefined {
  const sample = VISITOR_SAMPLES[name]?.(site);
  if (sample) return Array.isArray(sample) ? sample : [sample as Sample];
  return name.startsWith('GET ') ? [{}] : undefined;
}

/** What parameters of addresses stand for, where their sample does not say it. */
const PARAMS: Readonly<Record<string, string>> = { token: 'order', document: 'post', file: 'media' };

function ordinaryOf(site: SweptSite, name: string, sample: Sample): Ordinary {
  const { visitor, ids } = site;
  const [method = '', path = ''] = name.split(' ');
  const route = sample.route ?? path.replaceAll('*', ':rest');
  const named = [...route.matchAll(/:(\w+)/g)].map(([, param = '']) => [
    param,
    ids[PARAMS[param] ?? ''] ?? 'none',
  ]);
  const isOrder = path.includes('/orders/');
  const host = sample.host ?? (isOrder ? site.shopHost : site.host);
  const cookies =
    sample.cookies ??
    Object.fromEntries([...visitor.cookies].map(([key, pair]) => [key, pair.slice(key.length + 1)]));
  const own =
    method === 'GET'
      ? {}
      : { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', crumb: visitor.crumb };
  return {
    method,
    route,
    host,
    params: { ...Object.fromEntries(named), ...sample.params },
    query: sample.query ?? {},
    headers: { 'accept-encoding': 'gzip, deflate, br', ...own, ...sample.headers },
    cookies,
    ...(sample.json === undefined ? {} : { json: sample.json }),
    ...(sample.form === undefined ? {} : { form: sample.form }),
    ...(sample.raw === undefined ? {} : { raw: sample.raw }),
  };
}
