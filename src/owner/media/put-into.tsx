/** Puts the chosen files into a folder, gives them a label, or takes them out of the one that is shown. */
import { FolderInput, FolderMinus, FolderPlus, Tag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Menu, type MenuAction } from '../ui/menu.tsx';
import { GroupDialog } from './library/group-dialog.tsx';
import { type GroupKind, type MediaGroup, useFillGroup, useGroups } from './library/use-groups.ts';
import * as say from './words/en.ts';

export interface PutIntoProps {
  readonly siteId: string;
  readonly ids: ReadonlySet<string>;
  /** The folder or label whose files are shown. */
  readonly shownGroupId: string | undefined;
  readonly onDone: () => void;
}

const NEW: Readonly<Record<GroupKind, string>> = { folder: say.newFolder, label: say.newLabel };

export function PutInto({ siteId, ids, shownGroupId, onDone }: PutIntoProps): ReactNode {
  const groups = useGroups(siteId);
  const { put, takeOut } = useFillGroup(siteId);
  const [naming, setNaming] = useState<GroupKind>();
  const shown = groups.find(({ id }) => id === shownGroupId);
  const into = (group: MediaGroup): void => {
    void put(group, [...ids]).then(onDone);
  };
  const menu = (kind: GroupKind): readonly (MenuAction | 'separator')[] => [
    ...groups
      .filter((group) => group.kind === kind && group !== shown)
      .map((group) => ({ label: group.name, onSelect: () => into(group) })),
    { label: NEW[kind], icon: <FolderPlus />, onSelect: () => setNaming(kind) },
  ];
  return (
    <>
      <Menu
        trigger={
          <Button size="small" icon={<FolderInput />}>
            {say.moveTo}
          </Button>
        }
        actions={menu('folder')}
      />
      <Menu
        trigger={
          <Button size="small" icon={<Tag />}>
            {say.label}
          </Button>
        }
        actions={menu('label')}
      />
      {shown && (
        <Button
          size="small"
          icon={<FolderMinus />}
          onClick={() => void takeOut(shown, [...ids]).then(onDone)}
        >
          {say.remove}
        </Button>
      )}
      {naming && (
        <GroupDialog siteId={siteId} kind={naming} onSaved={into} onClose={() => setNaming(undefined)} />
      )}
    </>
  );
}
