/** Names what stands around the sections, so that the editor's frame can put another in its place. */
import type { Editing } from './editing.ts';

export function partMark(editing: Editing | undefined, name: string): Readonly<Record<string, string>> {
  return editing ? { 'data-part': name } : {};
}
