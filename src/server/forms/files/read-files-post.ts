/** The body of a form with files that the browser sends by itself: its texts in memory, its files straight to the disk. */
import type { Context } from 'hono';
import { listName } from '#domain/forms/contract.ts';
import { type FileRules, fileRulesOf, mostBytesOf } from '#domain/forms/files.ts';
import type { FormField } from '#domain/forms/form.ts';
import type { FormScriptMessages } from '#domain/forms/words/en.ts';
import { allowSlowBody } from '../../http/body-time.ts';
import { GrowingBytes } from '../../http/growing-bytes.ts';
import { type FormPart, MultipartError, multipartBoundary, readMultipart } from '../../http/multipart.ts';
import { CutOffError, holdText, streamBody } from '../../http/read-body.ts';
import { TooLargeError } from '../../storage/limited-writer.ts';
import { addEntry } from '../submit/read-post.ts';
import type { FormFilesDeps } from './form-files.ts';
import { sizeMessage, takeFile } from './take-file.ts';

interface FilesPost {
  readonly kind: 'read';
  /** Files by their references. */
  readonly entries: Map<string, string[]>;
  /** By field id. */
  readonly fileErrors: Readonly<Record<string, string>>;
}

export type FilesPostRead = FilesPost | { readonly kind: 'too-large' } | { readonly kind: 'unreadable' };

export interface FilesForm {
  readonly siteId: string;
  /** Who sends it, as far as the network tells. */
  readonly address: string;
  /** In their language. */
  readonly words: FormScriptMessages;
  /** The fields of a form, once its texts have said which it is. */
  readonly fieldsOf: (text: (name: string) => string) => Promise<readonly FormField[]>;
  /** Whether whoever sends it may send one more file just now. */
  readonly mayTakeFile: () => boolean;
}

/** Whatever they are: each costs more than its bytes. */
const MAX_PARTS = 2000;
const MAX_TEXT_BYTES = 1_000_000;
/** Headers and boundaries around what was entered. */
const FRAME_BYTES = 500_000;
/** Of a file that is too large so much more is read and thrown away, for an answer that says so. */
const SPARE_BYTES = 100_000_000;

export function isMultipart(context: Context): boolean {
  return /^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '');
}

export async function readFilesPost(
  deps: FormFilesDeps,
  context: Context,
  form: FilesForm,
): Promise<FilesPostRead> {
  const boundary = multipartBoundary(context.req.header('content-type') ?? '');
  if (boundary === undefined) return { kind: 'unreadable' };
  const holding = holdText(context);
  const reading = new Reading(deps, form, () => allowSlowBody(context), holding.add);
  try {
    for await (const part of partsOf(readMultipart(reading.count(streamBody(context)), boundary)))
      await reading.take(part);
    return { kind: 'read', entries: reading.entries, fileErrors: reading.errors };
  } catch (error) {
    if (error instanceof TooLargeError) return { kind: 'too-large' };
    if (error instanceof MultipartError || error instanceof CutOffError) return { kind: 'unreadable' };
    throw error;
  } finally {
    holding.end();
  }
}

interface Field {
  readonly id: string;
  readonly rules: FileRules;
}

class Reading {
  readonly entries = new Map<string, string[]>();
  readonly errors: Record<string, string> = {};
  readonly #deps: FormFilesDeps;
  readonly #form: FilesForm;
  readonly #allowSlow: () => void;
  readonly #hold: (bytes: number) => void;
  #parts = 0;
  #textBytes = 0;
  #formId = '';
  #formBytes = 0;
  /** Of files, by input name; asked for at the first one. */
  #fields: Map<string, Field> | undefined;
  #bytesLeft = MAX_TEXT_BYTES + FRAME_BYTES;

  constructor(deps: FormFilesDeps, form: FilesForm, allowSlow: () => void, hold: (bytes: number) => void) {
    this.#deps = deps;
    this.#form = form;
    this.#allowSlow = allowSlow;
    this.#hold = hold;
  }

  /** @throws TooLargeError as soon as it is more than this form can have */
  async *count(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const bytes of body) {
      this.#bytesLeft -= bytes.length;
      if (this.#bytesLeft < 0) throw new TooLargeError();
      yield bytes;
    }
  }

  async take(part: Part): Promise<void> {
    this.#parts += 1;
    if (this.#parts > MAX_PARTS) throw new TooLargeError();
    if (part.filename === undefined) return this.#takeText(part);
    // An input without a file sends an empty one without a name.
    if (part.filename === '') return;
    const field = (await this.#findFields()).get(part.name);
    if (!field) return;
    this.#allowSlow();
    await this.#takeFile(field, part.filename, part);
  }

  async #takeText({ name, bytes }: Part): Promise<void> {
    const text = new GrowingBytes();
    for await (const chunk of bytes) {
      this.#textBytes += chunk.length;
      if (this.#textBytes > MAX_TEXT_BYTES) throw new TooLargeError();
      text.add(chunk);
      this.#hold(chunk.length);
    }
    addEntry(this.entries, name, text.whole().toString('utf8'));
  }

  async #takeFile({ id, rules }: Field, name: string, { name: input, bytes }: Part): Promise<void> {
    const { siteId, address, words } = this.#form;
    if ((this.entries.get(input)?.length ?? 0) >= rules.maxFiles) {
      this.errors[id] = words.files;
      return;
    }
    if (!this.#form.mayTakeFile()) {
      this.errors[id] = words.full;
      return;
    }
    const about = { siteId, formId: this.#formId, formBytes: this.#formBytes, fieldId: id };
    const file = { ...about, name, rules, address, words };
    const taken = await takeFile(this.#deps, file, bytes);
    if (taken.kind === 'taken') addEntry(this.entries, input, taken.reference);
    else this.errors[id] = taken.reason === 'size' ? sizeMessage(file) : taken.message;
  }

  /** Every browser sends what stands before a file first: by then it is known which form this is. */
  async #findFields(): Promise<Map<string, Field>> {
    if (this.#fields) return this.#fields;
    const text = (name: string) => this.entries.get(name)?.[0] ?? '';
    this.#formId = text('formId');
    const limit = this.#deps.maxFileMegabytes;
    const asked = await this.#form.fieldsOf(text);
    const fields = asked
      .filter(({ type }) => type === 'file')
      .map((field) => ({ id: field.id, rules: fileRulesOf(field, limit) }));
    this.#fields = new Map(fields.map((field) => [listName(field.id), field]));
    this.#formBytes = mostBytesOf(asked, limit);
    if (this.#formBytes > 0) this.#bytesLeft += this.#formBytes + SPARE_BYTES;
    return this.#fields;
  }
}

interface Part extends FormPart {
  /** To be read at once, as far as it is wanted. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

async function* partsOf(events: ReturnType<typeof readMultipart>): AsyncGenerator<Part> {
  let event = await events.next();
  const isBytes = () => !event.done && event.value.kind === 'data';
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (; !event.done && event.value.kind === 'data'; event = await events.next()) yield event.value.bytes;
  }
  while (!event.done) {
    const part = event.value;
    event = await events.next();
    if (part.kind === 'part') yield { ...part, bytes: bytes() };
    while (isBytes()) event = await events.next();
  }
}
