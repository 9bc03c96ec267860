/**
 * The files of a form: each is sent as soon as it is chosen, and the form then names it. Fetched where a form asks for
 * files. The browser's own input stays: it is the button, takes what is dropped on it, and has the files back wherever
 * the form is left to the browser.
 */
import { checkFile } from '#domain/forms/check-file.ts';
import { listName } from '#domain/forms/contract.ts';
import type { FileKind } from '#domain/forms/file-kinds.ts';
import { type FileRules, fileRulesOf } from '#domain/forms/files.ts';
import { SENT_SNIFF_BYTES } from '#domain/forms/sniff-sent-file.ts';
import { inScript } from '#domain/forms/words/en.ts';
import { formatFileSize } from '#domain/media/file-size.ts';
import { fill, pageWords } from '#runtime/words.ts';
import { createFileEntry, type FileEntry } from '#widgets/form/file-list.ts';
import { sendFile } from './send-file.ts';

export interface FormFiles {
  /** Once nothing is on its way. @returns what is wrong with files, by field id */
  settle(): Promise<Record<string, string>>;
  /** Gives the files back to the browser, which is about to send the form by itself. */
  release(): void;
  undo(): void;
}

export function mountFiles(form: HTMLFormElement): FormFiles {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-type=file]')].map(
    (element) => new FileField(form, element),
  );
  const release = () => {
    for (const field of fields) field.release();
  };
  return {
    async settle() {
      const errors = await Promise.all(fields.map(async (field) => [field.id, await field.settle()]));
      return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
    },
    release,
    undo() {
      release();
      for (const field of fields) field.undo();
    },
  };
}

interface Chosen {
  readonly file: File;
  readonly entry: FileEntry;
  /** What the form sends for it. */
  readonly input: HTMLInputElement;
  readonly removed: AbortController;
  error?: string | undefined;
  /** What is wrong may be over with another try. */
  canRetry?: boolean;
}

/** Stands for a file that is on its way, or that the browser will send. */
const ON_ITS_WAY = '…';

class FileField {
  readonly id: string;
  readonly #form: HTMLFormElement;
  readonly #element: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #rules: FileRules;
  readonly #words = pageWords('form', inScript);
  readonly #list = document.createElement('ul');
  readonly #status = document.createElement('p');
  /** What was chosen and is not in the list. */
  readonly #left = document.createElement('p');
  readonly #stopped = new AbortController();
  #chosen: Chosen[] = [];
  /** One after the other: the line is the same for all. */
  #work: Promise<void> = Promise.resolve();

  constructor(form: HTMLFormElement, element: HTMLElement) {
    this.id = element.dataset['field'] ?? '';
    this.#form = form;
    this.#element = element;
    this.#input = element.querySelector('input[type=file]') as HTMLInputElement;
    this.#rules = readRules(element);
    this.#list.className = 'field-files';
    this.#status.className = 'field-file-news';
    this.#status.role = 'status';
    this.#left.className = 'field-file-left';
    this.#left.role = 'status';
    this.#start();
  }

  #start(): void {
    const area = this.#input.parentElement as HTMLElement;
    const { signal } = this.#stopped;
    area.dataset['live'] = '';
    this.#element.append(this.#status, this.#list, this.#left);
    const over = (event: DragEvent) => {
      event.preventDefault();
      area.toggleAttribute('data-over', event.type === 'dragenter' || event.type === 'dragover');
      if (event.type === 'drop') this.#take(event.dataTransfer?.files ?? null);
    };
    for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'] as const)
      area.addEventListener(type, over, { signal });
    area.addEventListener(
      'click',
      ({ target }) => {
        if (target !== this.#input) this.#input.click();
      },
      { signal },
    );
    this.#input.addEventListener('change', () => this.#take(), { signal });
    // Chosen before this was here.
    this.#take();
  }

  #take(given: FileList | null = this.#input.files): void {
    const files = [...(given ?? [])];
    if (files.length === 0) return;
    this.#input.value = '';
    const { maxFiles } = this.#rules;
    if (maxFiles === 1) for (const chosen of this.#chosen) this.#remove(chosen);
    const room = Math.max(0, maxFiles - this.#sent());
    for (const file of files.slice(0, room)) this.#add(file);
    const left = files.slice(room).map(({ name }) => name);
    const values = { max: maxFiles, names: left.join(', ') };
    this.#left.textContent = left.length > 0 ? fill(this.#words.leftOut, values) : '';
    this.#tell();
  }

  /** Files that came with the page, kept from a first try without scripts, count too. */
  #sent(): number {
    return this.#chosen.length + this.#element.querySelectorAll('input[type=checkbox]:checked').length;
  }

  #add(file: File): void {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name: listName(this.id), value: ON_ITS_WAY });
    const removed = new AbortController();
    const entry = createFileEntry({
      name: file.name,
      size: formatFileSize(file.size, document.documentElement.lang),
      labels: this.#words,
      onRemove: () => this.#leave(chosen),
    });
    const chosen: Chosen = { file, entry, input, removed };
    entry.element.append(input);
    this.#list.append(entry.element);
    this.#chosen.push(chosen);
    this.#queue(chosen);
  }

  #queue(chosen: Chosen): void {
    chosen.error = undefined;
    chosen.input.value = ON_ITS_WAY;
    chosen.entry.showProgress(0);
    this.#work = this.#work.then(() => this.#send(chosen));
  }

  #retry(chosen: Chosen): void {
    this.#queue(chosen);
    // Its button is gone.
    chosen.entry.element.querySelector('button')?.focus();
  }

  async #send(chosen: Chosen): Promise<void> {
    const { file, entry, input, removed } = chosen;
    const { signal } = removed;
    if (signal.aborted) return;
    const head = new Uint8Array(
      await file
        .slice(0, SENT_SNIFF_BYTES)
        .arrayBuffer()
        .catch(() => new ArrayBuffer()),
    );
    const checked = checkFile(this.#rules, { name: file.name, bytes: file.size, head }, this.#words);
    if (!checked.ok) return this.#fail(chosen, checked.message);
    const sent = await sendFile({ file, signal, query: this.#query(), onProgress: entry.showProgress });
    if (signal.aborted) return;
    if (sent.kind === 'refused') return this.#fail(chosen, sent.message);
    if (sent.kind === 'failed') {
      const message = fill(this.#words.lost, { fileName: file.name });
      return this.#fail(chosen, message, () => this.#retry(chosen));
    }
    if (sent.kind === 'sent') input.value = sent.reference;
    entry.showReady();
    this.#say(fill(this.#words.ready, { fileName: file.name }));
    if (!this.#isWrong()) this.#tell();
  }

  #query(): Record<string, string> {
    const value = (name: string) =>
      (this.#form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
    return { formId: value('formId'), pageId: value('pageId'), fieldId: this.id };
  }

  #fail(chosen: Chosen, message: string, retry?: () => void): void {
    chosen.error = message;
    chosen.canRetry = retry !== undefined;
    chosen.entry.showError(message, retry);
    this.#say(message);
  }

  /** Taken back by the visitor, who goes on from there. */
  #leave(chosen: Chosen): void {
    const { nextElementSibling: next, previousElementSibling: before } = chosen.entry.element;
    this.#remove(chosen);
    this.#left.textContent = '';
    this.#say(fill(this.#words.removed, { fileName: chosen.file.name }));
    const neighbour = (next ?? before)?.querySelector('button');
    (neighbour ?? this.#input).focus();
    this.#tell();
  }

  #remove(chosen: Chosen): void {
    chosen.removed.abort();
    chosen.entry.element.remove();
    this.#chosen = this.#chosen.filter((each) => each !== chosen);
  }

  /** To those who do not see the list. */
  #say(words: string): void {
    this.#status.textContent = words;
  }

  /** To the form, which looks again at what is wrong with the field. */
  #tell(): void {
    this.#input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async settle(): Promise<string | undefined> {
    for (let work: unknown; work !== this.#work; ) {
      work = this.#work;
      await this.#work;
    }
    // Each says for itself what it is.
    if (!this.#isWrong()) return undefined;
    const isLost = this.#chosen.every(({ error, canRetry }) => error === undefined || canRetry);
    return isLost ? this.#words.unsent : this.#words.wrong;
  }

  #isWrong(): boolean {
    return this.#chosen.some(({ error }) => error !== undefined);
  }

  release(): void {
    const back = new DataTransfer();
    for (const { file, input } of this.#chosen) {
      back.items.add(file);
      input.remove();
    }
    if (back.files.length > 0) this.#input.files = back.files;
  }

  undo(): void {
    this.#stopped.abort();
    for (const chosen of this.#chosen) this.#remove(chosen);
    this.#list.remove();
    this.#status.remove();
    this.#left.remove();
    delete this.#input.parentElement?.dataset['live'];
    this.#input.parentElement?.removeAttribute('data-over');
  }
}

function readRules({ dataset }: HTMLElement): FileRules {
  const megabytes = Number(dataset['maxMb']);
  const fileKinds = (dataset['kinds'] ?? '').split(' ') as FileKind[];
  return fileRulesOf({ fileKinds, maxFiles: Number(dataset['maxFiles']) }, megabytes);
}
