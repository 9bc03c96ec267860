/** Sends one file of a form, and tells how far it is: what `fetch` does not. With the crumb of the data layer, and its one retry. */
import type { CrumbFailure } from '#domain/calls/contract.ts';
import { CRUMB } from '#domain/calls/crumb.ts';
import { UPLOAD_FILE_PATH } from '#domain/forms/contract.ts';
import { cookieStore } from '#runtime/calls/crumb-store.ts';
import { api } from '#runtime/calls/data-layer.ts';

export interface FileToSend {
  readonly file: File;
  /** Which form, page and field it is for. */
  readonly query: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export type FileSent =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** The line, or the server: another try may do. */
  | { readonly kind: 'failed' }
  /** The browser takes no cookies, and has to send the form by itself. */
  | { readonly kind: 'no-crumb' };

interface Answer extends Partial<CrumbFailure> {
  readonly reference?: string;
  readonly error?: unknown;
}

export async function sendFile(toSend: FileToSend, isRepeated = false): Promise<FileSent> {
  await api.prepare();
  const { status, answer } = await post(toSend);
  const { reference, error, crumbFail, crumb } = answer;
  if (status === 200 && reference) return { kind: 'sent', reference };
  if (crumbFail && crumb && !isRepeated) {
    cookieStore.write(crumb);
    return sendFile(toSend, true);
  }
  if (crumbFail) return { kind: 'no-crumb' };
  const isFinal = status === 413 || status === 415 || status === 404;
  return isFinal && typeof error === 'string' ? { kind: 'refused', message: error } : { kind: 'failed' };
}

function post({ file, query, signal, onProgress }: FileToSend): Promise<{ status: number; answer: Answer }> {
  const request = new XMLHttpRequest();
  const terms = new URLSearchParams({ ...query, name: file.name, [CRUMB]: cookieStore.read() });
  return new Promise((resolve) => {
    request.open('POST', `${UPLOAD_FILE_PATH}?${terms}`);
    // What the browser believes it to be says nothing, and must not be taken for a form.
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => resolve({ status: request.status, answer: read(request.responseText) });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
