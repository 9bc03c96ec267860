/** The policy of a published page: nothing inline runs unless its hash stands here. */
import { BoundedMap } from '#domain/bounded-map.ts';
import type { ServiceSources } from '#domain/code/embed.ts';
import { policySource } from '#domain/code/policy-source.ts';
import type { CodeSources } from '#domain/code/sources.ts';
import { hashSource } from '../http/hash-source.ts';

/** Hashes of style sheets: pages that hold the same things share theirs. */
const styleHashes = new BoundedMap<string, string>(500);

function hashStyle(css: string): string {
  return styleHashes.get(css) ?? styleHashes.keep(css, hashSource(css));
}

export interface PolicyInput {
  readonly css: string;
  /** Hash of the style sheet where it is known already. */
  readonly code: readonly CodeSources[];
  /** Of others, where the page needs them. */
  readonly services?: readonly ServiceSources[];
  readonly ownerOrigin: string;
  readonly isDevelopment?: boolean;
}

/**
 * Scripts come from the site's own build address; owner code by hash or by its exact address. Owner code may
 * talk to whom it likes (it was put there by somebody who may inject code), other pages only to the site.
 */
export function contentSecurityPolicy({ css, code, services = [], ownerOrigin }: PolicyInput): string {
  const inline = [...new Set(code.flatMap((sources) => sources.inlineScripts))].map(hashSource);
  const scripts = safeSources(code.flatMap((sources) => sources.scriptUrls));
  const frames = safeSources(code.flatMap((sources) => sources.frameUrls));
  const styles = [...new Set(code.flatMap((sources) => sources.inlineStyles))].map(hashSource);
  const hasCode = code.length > 0;
  const given = (kind: keyof ServiceSources) => services.flatMap((service) => service[kind] ?? []);
  const of = (kind: keyof ServiceSources) => safeSources(given(kind));
  const isLoose = given('styles').includes(LOOSE);
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...inline, ...scripts, ...of('scripts')]],
    // A hash beside it would take its effect away.
    ['style-src', ["'self'", ...(isLoose ? [LOOSE] : [hashStyle(css), ...styles]), ...of('styles')]],
    ['style-src-attr', hasCode || isLoose ? [LOOSE] : ["'none'"]],
    ['img-src', ["'self'", 'data:', ...(hasCode ? ['https:'] : []), ...of('images')]],
    ['media-src', ["'self'", ...(hasCode ? ['https:'] : []), ...of('media')]],
    ['font-src', ["'self'", 'data:']],
    ['connect-src', ["'self'", ...(hasCode ? ['https:'] : []), ...of('connections')]],
    ['frame-src', ["'self'", ...frames, ...of('frames')]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'", ownerOrigin]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

/** Of a service whose script writes style sheets as it runs. */
const LOOSE = "'unsafe-inline'";

/** Every address reaches the header through here: none can end its directive. */
function safeSources(addresses: readonly string[]): string[] {
  return [...new Set(addresses)].flatMap((address) => policySource(address) ?? []);
}
