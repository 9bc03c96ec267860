/**
 * Which environment a page runs in, by its host (SITE-73). Internal hosts live under names that cannot be
 * registered by anybody (RFC 2606, RFC 6761, and the private top-level domain `internal`), so that no
 * customer's `stage.example.com` is ever taken for one of ours.
 */

export type Environment = 'production' | 'stage' | 'qa' | 'dev';

/** The internal hosts (SITE-74); `*.` stands for any name below. Everything else is production. */
export const INTERNAL_HOSTS: Readonly<Record<Exclude<Environment, 'production'>, readonly string[]>> = {
  stage: ['stage.internal', '*.stage.internal', 'staging.internal', '*.staging.internal'],
  qa: ['qa.internal', '*.qa.internal'],
  dev: [
    'localhost',
    '*.localhost',
    '127.0.0.1',
    '[::1]',
    '*.test',
    '*.local',
    'dev.internal',
    '*.dev.internal',
  ],
};

/** @param hostname host without port, as `location.hostname` gives it */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  for (const environment of ['stage', 'qa', 'dev'] as const) {
    if (INTERNAL_HOSTS[environment].some((pattern) => matchesHost(host, pattern))) return environment;
  }
  return 'production';
}

function matchesHost(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}
