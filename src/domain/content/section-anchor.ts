/** A section's name is its anchor, so that menus and links can point at it. */
import { trimOf } from '../trim.ts';

export function anchorOf(name: string): string {
  return trimOf(name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'), '-') || 'section';
}
