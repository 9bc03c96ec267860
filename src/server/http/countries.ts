/**
 * The country of an address, from a database file in the format of MaxMind that the installation may name. It is read
 * into memory and looked at again now and then: whoever renews the file need not start anything anew.
 */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { type CountryResponse, Reader } from 'mmdb-lib';
import type { Logger } from 'pino';
import { BoundedMap } from '#domain/bounded-map.ts';
import { MINUTE_MS } from '#domain/time.ts';

/** `AT`; empty where the database does not know. */
export type CountryOf = (address: string) => string;

export type CountriesOpened =
  | { readonly kind: 'opened'; readonly countryOf: CountryOf }
  | { readonly kind: 'failed'; readonly message: string };

interface CountriesDeps {
  readonly now: () => number;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

const LOOKED_AT_EVERY_MS = MINUTE_MS;
/** Records of the file that are kept unpacked: many networks share one. */
const MAX_RECORDS = 2000;

export function openCountries(path: string, deps: CountriesDeps): CountriesOpened {
  try {
    const database = new CountryDatabase(path, deps);
    return { kind: 'opened', countryOf: (address) => database.countryOf(address) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `COUNTRY_DATABASE is “${path}”, from which no countries can be read (${reason}). Name a country or city database in the MaxMind format (.mmdb), or leave the setting out: countries are then told from visitors’ languages.`;
    return { kind: 'failed', message };
  }
}

class CountryDatabase {
  readonly #path: string;
  readonly #deps: CountriesDeps;
  #reader: Reader<CountryResponse>;
  #lookedAt: number;
  #version: string;
  #isLooking = false;

  constructor(path: string, deps: CountriesDeps) {
    this.#path = path;
    this.#deps = deps;
    this.#version = versionOf(statSync(path));
    this.#reader = read(readFileSync(path));
    this.#lookedAt = deps.now();
  }

  countryOf(address: string): string {
    const { now } = this.#deps;
    if (now() - this.#lookedAt >= LOOKED_AT_EVERY_MS) {
      this.#lookedAt = now();
      void this.#look();
    }
    return countryIn(this.#reader, address);
  }

  /** A file that is just being written, or is none, leaves the one before in force. */
  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const { log } = this.#deps;
    try {
      const version = versionOf(await stat(this.#path));
      if (version === this.#version) return;
      this.#version = version;
      this.#reader = read(await readFile(this.#path));
      log.info('the database of countries was read again');
    } catch (error) {
      log.error({ err: error }, 'the database of countries could not be read again; the one before is used');
    } finally {
      this.#isLooking = false;
    }
  }
}

function versionOf({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${size} ${ino}`;
}

/** @throws where it is no such database, or one without countries */
function read(bytes: Buffer): Reader<CountryResponse> {
  const reader = new Reader<CountryResponse>(bytes, { cache: new BoundedMap(MAX_RECORDS) });
  const { databaseType } = reader.metadata;
  if (/\b(asn|isp|domain|anonymous|connection)\b/i.test(databaseType))
    throw new Error(`it is one of “${databaseType}”`);
  return reader;
}

/** Besides MaxMind's own record, those of others that write the format: `country_code`, or the code itself. */
type Told = CountryResponse & { readonly country_code?: unknown };

function countryIn(reader: Reader<CountryResponse>, address: string): string {
  // Of IPv6 addresses only the network is known: no country begins or ends within it.
  const [bare = ''] = address.split('/');
  if (bare === '') return '';
  const told: Told | null = reader.get(bare);
  const code =
    told?.country?.iso_code ?? told?.registered_country?.iso_code ?? told?.country_code ?? told?.country;
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : '';
}
