/** The orders in which projects stand: the same for their list and for the way from one to the next. */
import { field } from '#domain/fields/field.ts';

export const PROJECT_ORDERS = ['newest', 'oldest', 'title', 'manual'] as const;

export const projectOrderField = field('Order', {
  choices: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'By title',
    manual: 'Manually',
  },
});
