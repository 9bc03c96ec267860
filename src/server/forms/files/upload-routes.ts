/** Takes files while a form is still being filled in, one a call. The crumb has been checked by then. */
import type { Context, Hono } from 'hono';
import { uploadFile } from '#domain/forms/calls-visitor.ts';
import { fileRulesOf, mostBytesOf } from '#domain/forms/files.ts';
import { formTexts } from '#domain/forms/form-texts.ts';
import { formWords } from '#domain/forms/words/words.ts';
import { fillMessage } from '#domain/message-template.ts';
import { storable } from '#domain/storable.ts';
import { answerVisitors } from '../../http/answer-visitors.ts';
import { allowSlowBody } from '../../http/body-time.ts';
import type { ClientAddress } from '../../http/client-address.ts';
import { CutOffError, streamBody } from '../../http/read-body.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import type { MaySee } from '../../kernel/documents/lock.ts';
import { type FormFinder, mayFillIn } from '../find-form.ts';
import type { MayTakeFile } from './file-limits.ts';
import type { FormFilesDeps } from './form-files.ts';
import { type SentFile, sizeMessage, type TakenFile, takeFile } from './take-file.ts';

const NO_STORE = { 'cache-control': 'no-store' };

export interface UploadRoutesDeps extends FormFilesDeps {
  readonly finder: FormFinder;
  readonly clientAddress: ClientAddress;
  readonly maySee: (context: Context<SiteEnvironment>) => MaySee;
  readonly mayTakeFile: MayTakeFile;
}

export function addUploadRoute(app: Hono<SiteEnvironment>, deps: UploadRoutesDeps): void {
  answerVisitors(app, uploadFile, async (context) => {
    const { id: siteId, locale } = context.get('site');
    const address = deps.clientAddress(context);
    if (!deps.mayTakeFile(siteId, address)) return refuse(context, 429, formTexts(locale).status429);
    return receive(deps, context, address);
  });
}

async function receive(
  deps: UploadRoutesDeps,
  context: Context<SiteEnvironment>,
  address: string,
): Promise<Response> {
  const field = await fieldOf(deps, context);
  const { locale } = context.get('site');
  const words = formTexts(locale);
  if (!field) return refuse(context, 404, words.status404);
  if (field === 'locked') return refuse(context, 403, formWords(locale)('lock.message'));
  const length = context.req.header('content-length');
  const announcedBytes = /^\d+$/.test(length ?? '') ? Number(length) : undefined;
  const file = { ...field, address, announcedBytes, words };
  if ((announcedBytes ?? 0) > file.rules.maxBytes) return refuse(context, 413, sizeMessage(file));
  allowSlowBody(context);
  const failed = fillMessage(words.failed, { fileName: file.name });
  try {
    return present(context, await takeFile(deps, file, streamBody(context)));
  } catch (error) {
    if (error instanceof CutOffError) return refuse(context, 400, failed);
    throw error;
  }
}

/** Which field of which form it is for; undefined where there is none. */
async function fieldOf(
  deps: UploadRoutesDeps,
  context: Context<SiteEnvironment>,
): Promise<Omit<SentFile, 'address' | 'words'> | 'locked' | undefined> {
  const site = context.get('site');
  const query = (name: string) => storable(context.req.query(name) ?? '');
  const [formId, fieldId] = [query('formId'), query('fieldId')];
  const form = await deps.finder.find(site, { formId, pageId: query('pageId') });
  if (form && !(await mayFillIn(form, deps.maySee(context)))) return 'locked';
  const field = form?.settings.fields.find(({ id, type }) => id === fieldId && type === 'file');
  if (!form || !field) return undefined;
  const rules = fileRulesOf(field, deps.maxFileMegabytes);
  const formBytes = mostBytesOf(form.settings.fields, deps.maxFileMegabytes);
  return { siteId: site.id, formId, fieldId, name: query('name').slice(0, MAX_NAME), rules, formBytes };
}

const MAX_NAME = 1000;
const STATUS = { size: 413, type: 415, full: 429, share: 429 } as const;

function present(context: Context, taken: TakenFile): Response {
  if (taken.kind === 'refused') return refuse(context, STATUS[taken.reason], taken.message);
  const { reference, name, bytes } = taken;
  return context.json({ reference, name, bytes }, 200, NO_STORE);
}

function refuse(context: Context, status: 400 | 403 | 404 | 413 | 415 | 429, error: string): Response {
  return context.json({ error }, status, NO_STORE);
}
