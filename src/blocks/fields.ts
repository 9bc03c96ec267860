/** What the general field panel cannot show by itself, by block type and prop. One line a field. */
import type { CustomField } from './kit/custom-field.ts';

export const customFields: Readonly<Record<string, () => Promise<CustomField>>> = {
  'chart.dataset': async () => (await import('./chart/fields.tsx')).DatasetField,
};
