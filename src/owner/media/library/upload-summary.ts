/** What is to be said of all uploads together. */
import { formatFileSize } from '#domain/media/file-size.ts';
import { fill } from '../../fill.ts';
import type { Upload, Uploads } from './upload-queue.ts';
import * as say from './words/en.ts';

export interface UploadSummary {
  /** `12 of 300 uploaded, 1 failed`; empty where there are none. */
  readonly words: string;
  /** How much of it is sent, in bytes. */
  readonly amount: string;
  /** 0 to 1, by bytes. */
  readonly share: number;
  readonly failed: number;
  /** Not stored yet, and not failed. */
  readonly pending: number;
}

export function summaryOf({ uploads, isAway, isServersFault }: Uploads): UploadSummary {
  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const [done, failed] = [count('done'), count('failed')];
  const pending = uploads.length - done - failed;
  const counted = uploads.filter(({ state }) => state !== 'failed');
  const bytes = counted.reduce((sum, upload) => sum + upload.bytes, 0);
  const sent = counted.reduce((sum, upload) => sum + upload.bytes * upload.progress, 0);
  return {
    words: wordsOf(uploads, done, failed),
    amount:
      isAway && pending > 0
        ? isServersFault
          ? FAULT
          : AWAY
        : fill(say.sentOfBytes, { sent: formatFileSize(sent), bytes: formatFileSize(bytes) }),
    share: bytes === 0 ? 0 : sent / bytes,
    failed,
    pending,
  };
}

const FAULT = say.serverProblemTryingAgain;
const AWAY = say.noConnectionTheUploadContinuesAutomatically;

function wordsOf(uploads: readonly Upload[], done: number, failed: number): string {
  if (uploads.length === 0) return '';
  if (done === uploads.length)
    return done === 1
      ? fill(say.nameUploaded, { name: uploads[0]?.name ?? '' })
      : fill(say.doneUploaded, { done });
  return failed > 0
    ? fill(say.doneOfCountUploadedFailedFailed, { done, count: uploads.length, failed })
    : fill(say.doneOfCountUploaded, { done, count: uploads.length });
}
