/**
 * What says where the buyer of digital products is. The EU taxes them there, and wants two pieces of evidence that agree
 * (Implementing Regulation 282/2011, articles 24b and 24f). Countries only: no address of a visitor’s device.
 */
import { EU_COUNTRIES } from './address-form.ts';

export const EVIDENCE_KINDS = ['billing', 'ip', 'card', 'language'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export interface LocationEvidence {
  readonly kind: EvidenceKind;
  /** ISO 3166. */
  readonly country: string;
}

/** `contradicting`: a piece names another country; `single`: there are no two that agree. */
export const EVIDENCE_STATES = ['agreeing', 'contradicting', 'single'] as const;
export type EvidenceState = (typeof EVIDENCE_STATES)[number];

/** What a request tells of the one who sent it; empty where it tells nothing. */
export interface RequestOrigin {
  readonly ipCountry: string;
  readonly languageCountry: string;
}

export const NO_ORIGIN: RequestOrigin = { ipCountry: '', languageCountry: '' };

/** The language of a browser counts only where nothing better is known: people take theirs abroad. */
export function evidenceOf(
  stated: string,
  { ipCountry, languageCountry }: RequestOrigin,
): LocationEvidence[] {
  const second: LocationEvidence =
    ipCountry === '' ? { kind: 'language', country: languageCountry } : { kind: 'ip', country: ipCountry };
  return [{ kind: 'billing', country: stated } as const, second].filter(({ country }) => country !== '');
}

/** What a payment service tells of the card takes the place of the browser’s language. */
export function withCard(pieces: readonly LocationEvidence[], country: string): LocationEvidence[] {
  const better = pieces.filter(({ kind }) => kind !== 'language' && kind !== 'card');
  return [...better, { kind: 'card', country }];
}

export function evidenceState(pieces: readonly LocationEvidence[]): EvidenceState {
  if (new Set(pieces.map(({ country }) => country)).size > 1) return 'contradicting';
  return pieces.length > 1 ? 'agreeing' : 'single';
}

/** Whether the law of the EU asks for evidence: the shop or its buyer is there. */
export function needsEvidence(home: string, stated: string): boolean {
  return [home, stated].some((country) => EU_COUNTRIES.includes(country));
}
