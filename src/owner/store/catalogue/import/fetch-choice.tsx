/** Whether pictures that the table names by their addresses are fetched: off until the owner agrees. */
import { type ReactNode, useMemo } from 'react';
import type { ProductTable } from '#domain/store/catalogue/product-table/read-products.ts';
import { fill } from '../../../fill.ts';
import { LOCALE } from '../../../language.ts';
import { Switch } from '../../../ui/switch.tsx';
import { picturesOf } from './table-import.ts';
import * as say from './words/en.ts';

const LIST = new Intl.ListFormat(LOCALE);

export interface FetchChoiceProps {
  readonly table: ProductTable;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function FetchChoice({ table, isOn, onChange }: FetchChoiceProps): ReactNode {
  const { count, hosts } = useMemo(() => picturesOf(table), [table]);
  if (count === 0) return null;
  return (
    <Switch
      label={fill(say.fetchCountPicturesFromHosts, { count, hosts: LIST.format(hosts) })}
      hint={say.eachIsDownloadedOnce}
      isOn={isOn}
      onChange={onChange}
    />
  );
}
