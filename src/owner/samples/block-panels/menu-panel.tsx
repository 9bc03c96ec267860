/** The panel of a menu: all of it as text, then what its schema says of it. */
import { type ReactNode, useState } from 'react';
import { MAX_MENU_TEXT, readMenu, writeMenu } from '#blocks/menu/menu-text.ts';
import type { MenuTab } from '#blocks/menu/props.ts';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { isEqualJson } from '#domain/json.ts';
import { BlockPanel } from '../../fields/block-panel.tsx';
import { Group } from '../../fields/group.tsx';
import { useField, usePanel } from '../../fields/panel-context.tsx';
import { TextArea } from '../../ui/field.tsx';
import * as say from './words/en.ts';

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  const { lockedBecause } = usePanel();
  return (
    <>
      {!lockedBecause && (
        <Group title={say.typeIt}>
          <MenuAsText />
        </Group>
      )}
      <BlockPanel definition={definition} />
    </>
  );
}

/** What is being typed stays as it is, as long as it says what the menu says. */
function MenuAsText(): ReactNode {
  const { value = [], set } = useField<readonly MenuTab[]>(['props', 'tabs']);
  const [typed, setTyped] = useState<string>();
  const isCurrent = typed !== undefined && isEqualJson(readMenu(typed), value);
  return (
    <TextArea
      label={say.menuAsText}
      hint={say.oneDishPerLineWithIts}
      placeholder={say.startersSoupOfTheDay}
      rows={10}
      maxLength={MAX_MENU_TEXT}
      value={isCurrent ? typed : writeMenu(value)}
      onChange={(text) => {
        setTyped(text);
        set(readMenu(text));
      }}
    />
  );
}
