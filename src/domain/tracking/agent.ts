/** What is kept of a visitor's browser: its kind, its system, and the size of thing it runs on. */
import { browserOf } from '../errors/group.ts';

export const DEVICES = ['phone', 'tablet', 'computer'] as const;
type Device = (typeof DEVICES)[number];

export interface Agent {
  readonly device: Device;
  /** Empty where it is none of the common ones. */
  readonly browser: string;
  readonly system: string;
}

export function agentOf(userAgent: string): Agent {
  const [, browser = '', system = ''] = /^(\D*?) \d{1,9}(?: on (.*))?$/.exec(browserOf(userAgent)) ?? [];
  return { device: deviceOf(userAgent), browser, system };
}

function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook/.test(userAgent)) return 'tablet';
  if (/Silk|Android/.test(userAgent) && !userAgent.includes('Mobile')) return 'tablet';
  return /Mobi|iPhone|iPod|Android/.test(userAgent) ? 'phone' : 'computer';
}

export interface Tongue {
  /** `de`; empty where the browser names none. */
  readonly language: string;
  /** `AT`: the country the language is spoken as in, where the browser says so. */
  readonly country: string;
}

/** The first of the languages a browser asks for. */
export function tongueOf(acceptLanguage: string): Tongue {
  const match = /^\s*([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?(?=[-,;\s]|$)/i.exec(acceptLanguage);
  return { language: match?.[1]?.toLowerCase() ?? '', country: match?.[2]?.toUpperCase() ?? '' };
}
