/** Where the picture worker's program is. */
import { programFile } from '../storage/program-file.ts';

export function pictureWorkerFile(): string {
  return programFile(import.meta.url, 'picture-worker');
}
