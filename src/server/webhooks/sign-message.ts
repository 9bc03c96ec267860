/** Secrets and signatures of messages, as Standard Webhooks has them (standardwebhooks.com). */
import { createHmac, randomBytes } from 'node:crypto';
import { SECRET_PREFIX, WEBHOOK_HEADERS } from '#domain/webhooks/webhook.ts';
import { seal, unseal } from '../http/sealed-secret.ts';

const SECRET_BYTES = 32;

export interface MadeSecret {
  /** Shown once. */
  readonly secret: string;
  /** Kept. */
  readonly sealed: string;
}

/** @param installationSecret what it is sealed under, for this webhook alone */
export function makeSecret(installationSecret: string, webhookId: string): MadeSecret {
  const key = randomBytes(SECRET_BYTES);
  return {
    secret: `${SECRET_PREFIX}${key.toString('base64')}`,
    sealed: seal(installationSecret, aboutOf(webhookId), key),
  };
}

/** @returns undefined when it was sealed under another installation's secret */
export function openSecret(
  installationSecret: string,
  webhookId: string,
  sealed: string,
): Uint8Array | undefined {
  return unseal(installationSecret, aboutOf(webhookId), sealed);
}

function aboutOf(webhookId: string): string {
  return `webhook ${webhookId}`;
}

export interface MessageToSign {
  readonly id: string;
  readonly at: number;
  readonly body: string;
}

/** @param keys each signs: the present one first */
export function signedHeaders(
  keys: readonly Uint8Array[],
  { id, at, body }: MessageToSign,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1000));
  const sign = (key: Uint8Array) =>
    `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return {
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: timestamp,
    [WEBHOOK_HEADERS.signature]: keys.map(sign).join(' '),
  };
}
