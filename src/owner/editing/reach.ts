/** How far pictures and the like go beyond their section: the choices, wherever they are offered. */
import { definitions } from '#blocks/definitions.ts';
import type { Block } from '#domain/content/content.ts';
import { GRID_COLUMNS } from '#domain/content/grid.ts';
import * as say from './words/en.ts';

export const REACH_LABEL = say.width;

export const REACH_CHOICES = [
  { value: 'column', label: say.column },
  { value: 'wide', label: say.wide },
  { value: 'full', label: say.full },
] as const;

/** Lines of text have a measure of their own, and a part of a row has neighbours. */
export function mayReach({ type, place }: Pick<Block, 'type' | 'place'>): boolean {
  return place.span === GRID_COLUMNS && definitions[type]?.category === 'media';
}
