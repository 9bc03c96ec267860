/**
 * Which environment a host belongs to (SITE-73). The specification names no hosts, so this is our list (SITE-74): names
 * that only a machine or a house network knows are `dev`; of others the labels below the domain itself tell. Everything
 * else is production, `stage.example` and `dev.example` too: there the word is the name of the site.
 */
import { trimEndOf } from '../trim.ts';

export type Environment = 'production' | 'stage' | 'qa' | 'dev';

/** Last labels of names that the public network does not resolve. */
const INNER_ENDINGS = new Set(['localhost', 'local', 'test', 'internal', 'lan', 'home', 'corp']);
const INNER_ADDRESSES =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0\.0\.0\.0$|\[(?:::1|f[cd][\da-f]{2}:.*|fe80:.*)\]$)/;
const WORDS: readonly (readonly [Exclude<Environment, 'production'>, ReadonlySet<string>])[] = [
  ['stage', new Set(['stage', 'staging', 'stg', 'preview', 'preprod'])],
  ['qa', new Set(['qa', 'test', 'testing', 'uat'])],
  ['dev', new Set(['dev', 'develop', 'development', 'local'])],
];

/** @param hostname without port, as `location.hostname` gives it */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const labels = host.split('.');
  const said = wordIn(labels.slice(0, -2));
  if (said) return said;
  const isInner =
    INNER_ADDRESSES.test(host) || INNER_ENDINGS.has(labels.at(-1) ?? '') || host.endsWith('.home.arpa');
  return isInner ? 'dev' : 'production';
}

/** `stage`, `stage-2` and `shop-stage` say it; `backstage` does not. */
function wordIn(labels: readonly string[]): Exclude<Environment, 'production'> | undefined {
  const parts = labels.flatMap((label) => label.split(/[-_]/)).map((part) => trimEndOf(part, '0123456789'));
  return WORDS.find(([, words]) => parts.some((part) => words.has(part)))?.[0];
}
