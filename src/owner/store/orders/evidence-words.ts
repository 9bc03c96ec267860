/** What owners read of where the buyer of digital products is. */
import { countryName } from '#domain/store/settings/country-name.ts';
import type {
  EvidenceKind,
  EvidenceState,
  LocationEvidence,
} from '#domain/store/settings/location-evidence.ts';
import { fill } from '../../fill.ts';
import { LANGUAGE } from '../../language.ts';
import * as say from './words/en.ts';

export const EVIDENCE_WORDS: Readonly<Record<EvidenceState, string>> = {
  agreeing: say.twoPiecesOfEvidenceAgree,
  contradicting: say.theEvidenceDisagreesAskTheBuyer,
  single: say.thereIsOnlyOnePieceOf,
};

const LINES = {
  billing: say.countryTheBuyerStatedCountry,
  ip: say.countryOfTheInternetConnectionCountry,
  card: say.countryOfTheCardCountry,
  language: say.regionOfTheBrowsersLanguageCountry,
} as const satisfies Readonly<Record<EvidenceKind, string>>;

/** “Country the buyer stated: Austria”, for each piece. */
export function evidenceLines(pieces: readonly LocationEvidence[]): string[] {
  return pieces.map(({ kind, country }) => fill(LINES[kind], { country: countryName(country, LANGUAGE) }));
}
