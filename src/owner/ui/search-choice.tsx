/** One of many, in groups, found by typing: what is too long for a menu. */
import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import floating from './floating.module.css';
import styles from './search-choice.module.css';

export interface SearchableChoice {
  readonly value: string;
  readonly label: string;
  /** All that it is found by. */
  readonly words: string;
}

export interface ChoiceGroup {
  readonly label: string;
  readonly items: readonly SearchableChoice[];
}

interface SearchChoiceProps extends Pick<FieldProps, 'label' | 'hint'> {
  readonly value: string;
  readonly groups: readonly ChoiceGroup[];
  readonly onChange: (value: string) => void;
}

export function SearchChoice({ label, hint, value, groups, onChange }: SearchChoiceProps): ReactNode {
  const chosen = groups.flatMap(({ items }) => items).find((item) => item.value === value) ?? null;
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <Combobox.Root
          items={groups}
          value={chosen}
          filter={isFound}
          autoHighlight
          onValueChange={(next) => next && onChange(next.value)}
        >
          <Combobox.InputGroup className={styles['box']}>
            <Combobox.Input {...ids} className={styles['input']} />
            <Combobox.Trigger className={styles['open']} aria-label={`Show all of ${label.toLowerCase()}`}>
              <ChevronDown size={16} aria-hidden="true" />
            </Combobox.Trigger>
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner className={floating['positioner']} sideOffset={4}>
              <Combobox.Popup className={`${floating['popup']} ${styles['popup']}`}>
                <Combobox.Empty>
                  <p className={styles['nothing']}>Nothing is called that. Try another word.</p>
                </Combobox.Empty>
                <Combobox.List>{groupOf}</Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}

function groupOf(group: ChoiceGroup): ReactNode {
  return (
    <Combobox.Group key={group.label} items={group.items}>
      <Combobox.GroupLabel className={styles['group']}>{group.label}</Combobox.GroupLabel>
      <Combobox.Collection>
        {(item: SearchableChoice) => (
          <Combobox.Item key={item.value} value={item} className={floating['item']}>
            {item.label}
          </Combobox.Item>
        )}
      </Combobox.Collection>
    </Combobox.Group>
  );
}

function isFound({ words }: SearchableChoice, query: string): boolean {
  const text = plain(words);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
