/** The orders in which projects stand: the same for their list and for the way from one to the next. */
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

export const PROJECT_ORDERS = ['newest', 'oldest', 'title', 'manual'] as const;

export const projectOrderField = field(labels.order, {
  choices: {
    newest: labels.newestFirst,
    oldest: labels.oldestFirst,
    title: labels.byTitle,
    manual: labels.manually,
  },
});
