/** How a block's own editor of one of its values is given the value, and gives it back. */
import type { ComponentType } from 'react';

export interface CustomFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}
export type CustomField = ComponentType<CustomFieldProps>;
