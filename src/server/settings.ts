/** Settings from the environment, checked at start: a wrong one is named with what to write instead. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { DEFAULT_FILE_MEGABYTES, MAX_FILE_MEGABYTES } from '#domain/forms/files.ts';

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Scheme, host and port of the owner area, without a trailing slash. */
  readonly ownerOrigin: string;
  readonly siteDomain: string;
  /** Where absent it is made once and kept in the data folder. */
  readonly secret: string | undefined;
  /** Addresses or networks whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Addresses or networks inside that webhooks may be sent to. */
  readonly webhookPrivateNetworks: readonly string[];
  readonly smtpUrl: string | undefined;
  /** Asked in the place of Stripe: a stand-in for trying payments out. */
  readonly stripeUrl: string | undefined;
  /** Whom mails come from. */
  readonly mailFrom: { readonly name: string; readonly address: string };
  /** File that says in which country an address is. */
  readonly countryDatabase: string | undefined;
  /** The largest file that a form takes, whatever it asks for. */
  readonly maxFormFileMegabytes: number;
}

export type SettingsRead =
  | { readonly ok: true; readonly settings: ServerSettings }
  | { readonly ok: false; readonly problems: readonly string[] };

const DEFAULT_PORT = 4321;
const MIN_SECRET_LENGTH = 32;
const HOST_NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

export function readSettings(env: Readonly<Record<string, string | undefined>>): SettingsRead {
  const problems: string[] = [];
  const port = readPort(env['PORT'], problems);
  const ownerOrigin = readOrigin(env['OWNER_ORIGIN'], port, problems);
  const settings: ServerSettings = {
    port,
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || './data'),
    databaseUrl: readUrl(
      'DATABASE_URL',
      env['DATABASE_URL'],
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/name',
      problems,
    ),
    ownerOrigin,
    siteDomain: readDomain(env['SITE_DOMAIN'], port, problems),
    secret: readSecret(env['SECRET'], problems),
    trustedProxies: readNetworks('TRUSTED_PROXIES', env['TRUSTED_PROXIES'], problems),
    webhookPrivateNetworks: readNetworks(
      'WEBHOOK_PRIVATE_NETWORKS',
      env['WEBHOOK_PRIVATE_NETWORKS'],
      problems,
    ),
    smtpUrl: readUrl(
      'SMTP_URL',
      env['SMTP_URL'],
      ['smtp:', 'smtps:'],
      'smtps://user:password@mail.example.org',
      problems,
    ),
    stripeUrl: readUrl(
      'STRIPE_URL',
      env['STRIPE_URL'],
      ['http:', 'https:'],
      'http://127.0.0.1:12111',
      problems,
    ),
    countryDatabase: env['COUNTRY_DATABASE'] ? resolve(env['COUNTRY_DATABASE']) : undefined,
    maxFormFileMegabytes: readMegabytes(env['FORM_FILE_MB'], problems),
    mailFrom: readSender(env['MAIL_FROM'], new URL(ownerOrigin).hostname, problems),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings };
}

function readPort(value: string | undefined, problems: string[]): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  problems.push(
    `PORT is “${value}”. Set it to a number from 1 to 65535, or leave it out for ${DEFAULT_PORT}.`,
  );
  return DEFAULT_PORT;
}

function readMegabytes(value: string | undefined, problems: string[]): number {
  if (!value) return DEFAULT_FILE_MEGABYTES;
  const megabytes = Number(value);
  if (/^\d+$/.test(value) && megabytes >= 1 && megabytes <= MAX_FILE_MEGABYTES) return megabytes;
  problems.push(
    `FORM_FILE_MB is “${value}”. Set it to a number from 1 to ${MAX_FILE_MEGABYTES}, or leave it out for ${DEFAULT_FILE_MEGABYTES}.`,
  );
  return DEFAULT_FILE_MEGABYTES;
}

function readUrl(
  name: string,
  value: string | undefined,
  protocols: readonly string[],
  example: string,
  problems: string[],
): string | undefined {
  if (!value) return undefined;
  // The value may hold a password: it is not repeated.
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  problems.push(`${name} is not an address Vitrine can use. Write it like ${example}.`);
  return undefined;
}

function readOrigin(value: string | undefined, port: number, problems: string[]): string {
  const fallback = `http://localhost:${port}`;
  if (!value) return fallback;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin;
  problems.push(`OWNER_ORIGIN is “${value}”. Write scheme and host only, like https://studio.example.org.`);
  return fallback;
}

function readDomain(value: string | undefined, port: number, problems: string[]): string {
  if (!value) return `localhost:${port}`;
  if (HOST_NAME.test(value)) return value.toLowerCase();
  problems.push(
    `SITE_DOMAIN is “${value}”. Write a host name, like sites.example.org; sites answer on {identifier}.sites.example.org.`,
  );
  return `localhost:${port}`;
}

function readSecret(value: string | undefined, problems: string[]): string | undefined {
  if (!value) return undefined;
  if (value.length < MIN_SECRET_LENGTH) {
    problems.push(
      `SECRET is too short. Use at least ${MIN_SECRET_LENGTH} random characters, or leave it out and one is made for you.`,
    );
  }
  return value;
}

function readSender(value: string | undefined, ownerHost: string, problems: string[]) {
  const fallback = { name: 'Vitrine', address: `vitrine@${ownerHost}` };
  if (!value) return fallback;
  const parts = /^(?:([^<>"\r\n@]+?)\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/.exec(value.trim());
  if (parts) return { name: parts[1] ?? fallback.name, address: parts[2] ?? parts[3] ?? fallback.address };
  problems.push(
    `MAIL_FROM is “${value}”. Write it like studio@example.org or My Pottery <studio@example.org>.`,
  );
  return fallback;
}

function readNetworks(name: string, value: string | undefined, problems: string[]): string[] {
  const entries = (value ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    const isNetwork =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
    if (version === 0 || !isNetwork) {
      problems.push(`${name} holds “${entry}”. Write addresses or networks, like 127.0.0.1 or 10.0.0.0/8.`);
    }
  }
  return entries;
}
