/** Who else is editing this page, and what each of them has locked. */
import type { CSSProperties, ReactNode } from 'react';
import { find } from '#domain/content/tree.ts';
import { initialsOf } from '#domain/editor/presence.ts';
import type { Person } from '#domain/presence/calls.ts';
import { personName } from '../../editing/respect-locks.ts';
import { useStore } from '../../editing/store.ts';
import { fill } from '../../fill.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { nameOf } from '../commands/commands.ts';
import type { Editor } from '../editor.ts';
import { isNarrow } from '../panels/open-panels.ts';
import styles from './top-bar.module.css';
import * as say from './words/en.ts';

const MOST_SHOWN = 3;
/** For windows in which the bar has hardly room for the page's name. */
const MOST_SHOWN_NARROW = 1;

export function People({ editor }: { readonly editor: Editor }): ReactNode {
  const people = useStore(editor.store, (state) => state.people);
  if (people.length === 0) return null;
  const shown = isNarrow() ? MOST_SHOWN_NARROW : MOST_SHOWN;
  const others = people.slice(shown);
  return (
    <ul className={styles['people']} aria-label={say.alsoOnThisPage}>
      {people.slice(0, shown).map((person) => (
        <li key={person.seat}>
          <Face editor={editor} person={person} />
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <Tooltip label={others.map(({ name }) => name).join('\n')}>
            <button
              type="button"
              className={`centre strong ${styles['face']}`}
              data-initials={`+${others.length}`}
              aria-label={fill(say.countMore, { count: others.length })}
            />
          </Tooltip>
        </li>
      )}
    </ul>
  );
}

function Face({ editor, person }: { readonly editor: Editor; readonly person: Person }): ReactNode {
  const body = useStore(editor.store, ({ session }) => session.body);
  const [id] = person.holds;
  const held = id === undefined ? undefined : find(body, id);
  const name = personName(person);
  const label = held ? `${name}: ${nameOf(held)}` : name;
  return (
    <Tooltip label={label}>
      <button
        type="button"
        className={`centre strong ${styles['face']}`}
        style={{ '--person': person.colour } as CSSProperties}
        data-person
        data-initials={initialsOf(person.name)}
        aria-label={label}
        onClick={() => held && editor.toFrame({ type: 'scrollTo', id: held.id })}
      />
    </Tooltip>
  );
}
