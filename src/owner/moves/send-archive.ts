/** Sends a large file with its progress. One that is under way outlives the screen that started it. */
import { useSyncExternalStore } from 'react';
import type { Move } from '#domain/moves/calls.ts';
import { ApiError, messageOf } from '../api.ts';
import * as say from './words/en.ts';

export interface Sending {
  readonly name: string;
  readonly bytes: number;
  /** Share that has been sent, 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly message?: string;
}

export interface SendArchive {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly file: Blob;
  readonly name: string;
  readonly onDone: (move: Move) => void;
}

const OFFLINE = say.connectionLostNothingHasChangedSend;
const FAILED = say.theServerCouldntAcceptThisFile;

const sendings = new Map<string, Sending>();
const requests = new Map<string, XMLHttpRequest>();
const listeners = new Set<() => void>();

function set(path: string, sending: Sending | undefined): void {
  if (sending) sendings.set(path, sending);
  else sendings.delete(path);
  for (const listener of listeners) listener();
  const isSending = [...sendings.values()].some(({ message }) => message === undefined);
  window.onbeforeunload = isSending ? (event) => event.preventDefault() : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being sent there, or could not be. */
export function useSending(path: string): Sending | undefined {
  return useSyncExternalStore(subscribe, () => sendings.get(path));
}

/** Stops it, or forgets that it failed. */
export function cancelSending(path: string): void {
  requests.get(path)?.abort();
  requests.delete(path);
  set(path, undefined);
}

export function sendArchive({ path, query, file, name, onDone }: SendArchive): void {
  cancelSending(path);
  const start: Sending = { name, bytes: file.size, share: 0 };
  set(path, start);
  const request = new XMLHttpRequest();
  requests.set(path, request);
  request.open('POST', `${path}?${new URLSearchParams({ ...query, filename: name.slice(0, 200) })}`);
  request.setRequestHeader('x-vitrine', '1');
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) =>
    set(path, { ...start, share: total > 0 ? loaded / total : 0 });
  request.onload = () => {
    const answer = request.response as { move?: Move; error?: { kind?: string; message?: string } } | null;
    if (answer?.move) {
      set(path, undefined);
      onDone(answer.move);
      return;
    }
    const { kind = 'failed', message = FAILED } = answer?.error ?? {};
    set(path, { ...start, message: messageOf(new ApiError(request.status, kind, message, answer)) });
  };
  request.onerror = () => set(path, { ...start, message: OFFLINE });
  request.send(file);
}
