/** Which mail server takes the mails: the one of the environment, or the one that was set on screen. */
import {
  type MailServerSettings,
  type MailServerState,
  mailServerSettings,
} from '#domain/mail/calls-server.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { seal, unseal } from '../http/sealed-secret.ts';
import type { ServerSettings } from '../settings.ts';
import { findMailServerRow, type MailServerTable, writeMailServer } from './queries-server.ts';
import type { MailSender } from './smtp-transport.ts';

export interface MailServerDeps extends Pick<Deps, 'db'> {
  readonly settings: Pick<ServerSettings, 'smtpUrl' | 'mailFrom'>;
  /** Of the installation; seals. */
  readonly secret: string;
}

export interface MailServer {
  /** With name and password; never logged. */
  readonly url: string;
  readonly from: MailSender;
}

const ABOUT = 'mail server';

export async function findMailServer(deps: MailServerDeps): Promise<MailServer | undefined> {
  const { smtpUrl, mailFrom } = deps.settings;
  if (smtpUrl !== undefined) return { url: smtpUrl, from: mailFrom };
  const row = await findMailServerRow(deps.db.read);
  if (!row) return undefined;
  const server = settingsOf(row);
  return { url: urlOf(server, passwordOf(deps, row) ?? ''), from: senderOf(server) };
}

/** Whether mails are sent, not only kept in the outbox. */
export async function isMailed({ db, settings }: MailServerDeps): Promise<boolean> {
  return settings.smtpUrl !== undefined || (await findMailServerRow(db.read)) !== undefined;
}

export async function describeMailServer({ db, settings }: MailServerDeps): Promise<MailServerState> {
  const { smtpUrl, mailFrom } = settings;
  if (smtpUrl !== undefined) {
    const { hostname, port, protocol, username, password } = new URL(smtpUrl);
    const isTls = protocol === 'smtps:';
    const server = {
      host: hostname,
      port: Number(port) || (isTls ? 465 : 587),
      encryption: isTls ? ('tls' as const) : ('starttls' as const),
      user: decodeURIComponent(username),
      fromName: mailFrom.name,
      fromAddress: mailFrom.address,
      hasPassword: password !== '',
    };
    return { setBy: 'environment', server };
  }
  const row = await findMailServerRow(db.read);
  if (!row) return { setBy: null, server: null };
  return { setBy: 'screen', server: { ...settingsOf(row), hasPassword: row.password !== null } };
}

/** The password that is kept for this server and this name; undefined where it was made for others. */
export async function keptPasswordFor(
  deps: MailServerDeps,
  { host, user }: Pick<MailServerSettings, 'host' | 'user'>,
): Promise<string | undefined> {
  const row = await findMailServerRow(deps.db.read);
  if (!row) return undefined;
  const kept = settingsOf(row);
  return kept.host === host && kept.user === user ? passwordOf(deps, row) : undefined;
}

export async function saveMailServer(
  tx: Queryable,
  secret: string,
  { settings, password }: { readonly settings: MailServerSettings; readonly password: string },
): Promise<void> {
  await writeMailServer(tx, {
    settings: JSON.stringify(settings),
    password: password === '' ? null : seal(secret, ABOUT, Buffer.from(password)),
  });
}

export function urlOf({ host, port, encryption, user }: MailServerSettings, password: string): string {
  const credentials = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${encryption === 'tls' ? 'smtps' : 'smtp'}://${credentials}${host}:${port}`;
}

function senderOf({ fromName, fromAddress }: MailServerSettings): MailSender {
  return { name: fromName, address: fromAddress };
}

function settingsOf({ settings }: MailServerTable): MailServerSettings {
  return mailServerSettings.parse(JSON.parse(settings));
}

function passwordOf({ secret }: MailServerDeps, { password }: MailServerTable): string | undefined {
  const plain = password === null ? undefined : unseal(secret, ABOUT, password);
  return plain && Buffer.from(plain).toString('utf8');
}
