/**
 * Asks a captcha service whether what a browser brought from it holds. Nothing about the visitor goes along. What a
 * service gives is good for one question, so the answer is kept for a submission that comes again.
 */
import { createHash } from 'node:crypto';
import { BoundedMap } from '#domain/bounded-map.ts';
import type { CaptchaVerdict, SolvedCaptcha } from '#domain/captcha/captchas.ts';
import type { CaptchaService } from '#domain/captcha/providers.ts';
import { isObject } from '#domain/json.ts';
import type { Deps } from '../deps.ts';
import type { Outgoing, OutgoingAnswer } from '../http/outgoing/outgoing.ts';
import { unseal } from '../http/sealed-secret.ts';
import { findCaptchaSecret } from './queries.ts';

export type VerifyUrls = Readonly<Record<CaptchaService, string>>;

export const VERIFY_URLS: VerifyUrls = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

/** A visitor waits for it. */
const VERIFY_MS = 5000;
const MAX_BYTES = 20_000;
/** Of what a browser brings: theirs have 2000 characters at most, or some more. */
const MAX_TOKEN = 8000;
const MAX_KEPT = 5000;
/** A service says so when the secret is at fault, not the visitor. */
const OUR_FAULTS =
  /^(missing-input-secret|invalid-input-secret|sitekey-secret-mismatch|bad-request|internal-error)$/;

export interface CaptchaServicesDeps extends Pick<Deps, 'db' | 'log'> {
  readonly secret: string;
  readonly outgoing: Pick<Outgoing, 'send'>;
  readonly urls: VerifyUrls;
}

interface Question extends Omit<SolvedCaptcha, 'provider'> {
  readonly service: CaptchaService;
}

interface Kept {
  readonly submissionKey: string;
  readonly verdict: Promise<CaptchaVerdict>;
}

export class CaptchaServices {
  readonly #deps: CaptchaServicesDeps;
  readonly #kept = new BoundedMap<string, Kept>(MAX_KEPT);

  constructor(deps: CaptchaServicesDeps) {
    this.#deps = deps;
  }

  async check(question: Question): Promise<CaptchaVerdict> {
    const { siteId, service, token, submissionKey } = question;
    if (token.length > MAX_TOKEN) return 'refused';
    const id = createHash('sha256').update([siteId, service, token].join('\n')).digest('base64url');
    const kept = this.#kept.get(id);
    if (kept) return kept.submissionKey === submissionKey ? kept.verdict : 'refused';
    return this.#kept.keep(id, { submissionKey, verdict: this.#ask(question) }).verdict;
  }

  async #ask({ siteId, service, token }: Question): Promise<CaptchaVerdict> {
    const { db, secret: installationSecret, outgoing, urls, log } = this.#deps;
    const sealed = await findCaptchaSecret(db.read, siteId, service);
    const secret = sealed && unseal(installationSecret, aboutSecret(siteId, service), sealed);
    if (!secret) {
      log.warn({ site: siteId, service }, 'a captcha was not checked: its secret is missing');
      return 'unchecked';
    }
    const fields = { secret: Buffer.from(secret).toString('utf8'), response: token };
    const answer = await outgoing.send({
      method: 'POST',
      url: urls[service],
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(fields).toString(),
      timeoutMs: VERIFY_MS,
      maxBytes: MAX_BYTES,
    });
    const read = readVerdict(answer);
    if (read.verdict === 'unchecked')
      log.warn({ site: siteId, service, reason: read.reason }, 'a captcha was not checked');
    return read.verdict;
  }
}

/** What a secret is sealed for. */
export function aboutSecret(siteId: string, service: CaptchaService): string {
  return `captcha ${siteId} ${service}`;
}

function readVerdict(answer: OutgoingAnswer): { readonly verdict: CaptchaVerdict; readonly reason?: string } {
  if (answer.kind === 'refused') return { verdict: 'unchecked', reason: answer.reason };
  if (answer.kind === 'failed') return { verdict: 'unchecked', reason: answer.code };
  const said = parseObject(answer.text);
  if (said?.['success'] === true) return { verdict: 'passed' };
  if (said?.['success'] !== false) return { verdict: 'unchecked', reason: `answer ${answer.status}` };
  const codes = Array.isArray(said['error-codes']) ? said['error-codes'] : [];
  const fault = codes.find((code) => typeof code === 'string' && OUR_FAULTS.test(code));
  return fault === undefined ? { verdict: 'refused' } : { verdict: 'unchecked', reason: String(fault) };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
