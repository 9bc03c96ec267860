/** Where in the menu a new page goes: at the end, or before an entry that is there. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { navigationFieldsSchema } from '#domain/content/document.ts';
import { openPart } from '../documents.ts';
import { fill } from '../fill.ts';
import { SelectField } from '../ui/field.tsx';
import * as say from './words/en.ts';

interface MenuPlaceProps {
  readonly siteId: string;
  /** Id of the entry that comes next. */
  readonly before: string | undefined;
  readonly onChange: (before: string | undefined) => void;
}

export function MenuPlace({ siteId, before, onChange }: MenuPlaceProps): ReactNode {
  const { data: entries = [] } = useQuery({
    queryKey: ['documents', siteId, 'main-menu'],
    queryFn: async ({ signal }) => {
      const { draft } = await openPart(siteId, 'navigation', signal);
      return navigationFieldsSchema.safeParse(draft?.body.fields).data?.main ?? [];
    },
  });
  if (entries.length === 0) return null;
  return (
    <SelectField
      label={say.positionInTheMenu}
      value={before ?? ''}
      options={[
        { value: '', label: say.atTheEnd },
        ...entries.map(({ id, title }) => ({ value: id, label: fill(say.beforeTitle, { title }) })),
      ]}
      onChange={(id) => onChange(id === '' ? undefined : id)}
    />
  );
}
