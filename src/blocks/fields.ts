/** What the general field panel cannot show by itself: editors by the name of the prop, by block type. */
import { byFolder } from './by-folder.ts';
import type { CustomField } from './contract.ts';

type CustomFields = Readonly<Record<string, CustomField>>;

export const customFields = byFolder(import.meta.glob<CustomFields>('./*/fields.tsx', { import: 'fields' }));
