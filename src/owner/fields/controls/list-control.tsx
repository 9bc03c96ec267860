/** A list of entries: each one line until it is opened; sorted by dragging or by keys, added and removed. */
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { emptyEntry, entryTitle } from '#domain/fields/empty-entry.ts';
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { fill } from '../../fill.ts';
import { makeId } from '../../make-id.ts';
import { Button } from '../../ui/button.tsx';
import { Labelled } from '../labelled.tsx';
import { type Path, useField, useFieldForm } from '../panel-context.tsx';
import { useTimeZone } from '../site-data.ts';
import { ListRow } from './list-row.tsx';
import * as say from './words/en.ts';

type ListDescription = Extract<FieldDescription, { kind: 'list' }>;

export interface ListControlProps {
  readonly field: ListDescription;
  readonly path: Path;
  /** The fields of the entry at a path. */
  readonly fieldsAt: (path: Path) => ReactNode;
}

export function ListControl({ field, path, fieldsAt }: ListControlProps): ReactNode {
  const timeZone = useTimeZone(useFieldForm().siteId);
  const state = useField<readonly unknown[] | undefined>(path, field.kind);
  const entries = state.value ?? [];
  const keys = useKeys(entries.length);
  const [openKey, setOpenKey] = useState<number>();
  const [news, setNews] = useState('');
  const isFull = field.max !== undefined && entries.length >= field.max;
  const add = (): void => {
    const today = formatDateKey(civilDate(Date.now(), timeZone));
    state.set([...entries, emptyEntry(field.fields, { today, newId: makeId })]);
    setOpenKey(keys.add());
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= entries.length || from === to) return;
    keys.move(from, to);
    state.set(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    setNews(fill(say.movedToPositionCountOfCount2, { count: to + 1, count2: entries.length }));
  };
  const remove = (at: number): void => {
    keys.remove(at);
    state.set(entries.toSpliced(at, 1));
    setNews(say.removed);
  };
  return (
    <Labelled label={field.label} hint={field.hint} error={state.error} aside={state.aside}>
      {entries.length > 0 && (
        <ul className="frame full">
          {entries.map((entry, index) => (
            <ListRow
              key={keys.at(index)}
              name={entryTitle(entry, field.fields) || `${capital(field.entry)} ${index + 1}`}
              entry={field.entry}
              index={index}
              listId={path.join('.')}
              isOpen={openKey === keys.at(index)}
              onToggle={() => setOpenKey(openKey === keys.at(index) ? undefined : keys.at(index))}
              onMove={move}
              onRemove={() => remove(index)}
            >
              {fieldsAt([...path, String(index)])}
            </ListRow>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <Button size="small" icon={<Plus />} disabled={isFull} onClick={add}>
        {fill(say.addAEntry, { entry: field.entry })}
      </Button>
      {isFull && <p className="hint">{fill(say.thereIsRoomForMax, { max: field.max })}</p>}
    </Labelled>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Entries have no identity of their own: they are given one while they are shown, so that moving keeps focus. */
function useKeys(length: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  const fresh = (): number => {
    next.current += 1;
    return next.current;
  };
  while (keys.current.length < length) keys.current.push(fresh());
  return {
    at: (index: number): number => keys.current[index] ?? -1,
    add: (): number => {
      const key = fresh();
      keys.current.splice(length, keys.current.length, key);
      return key;
    },
    move: (from: number, to: number): void => {
      const [key] = keys.current.splice(from, 1);
      if (key !== undefined) keys.current.splice(to, 0, key);
    },
    remove: (at: number): void => {
      keys.current.splice(at, 1);
    },
  };
}
