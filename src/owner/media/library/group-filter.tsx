/** Folders and labels above the files: one of them limits the list. */
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { Ellipsis, Folder, FolderPlus, Pencil, Plus, Tag, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fill } from '../../fill.ts';
import { useMay } from '../../session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { GroupDialog } from './group-dialog.tsx';
import styles from './group-filter.module.css';
import { type GroupKind, type MediaGroup, useGroups, useRemoveGroup } from './use-groups.ts';
import * as say from './words/en.ts';

export interface GroupFilterProps {
  readonly siteId: string;
  /** Empty where none is chosen. */
  readonly value: string;
  readonly onChange: (groupId: string) => void;
}

type Open =
  | { readonly kind: 'new'; readonly of: GroupKind }
  | { readonly kind: 'rename' | 'remove'; readonly group: MediaGroup };

const DELETE_NAMED = { folder: say.deleteTheFolderName, label: say.deleteTheLabelName } as const;
const DELETE = { folder: say.deleteTheFolder, label: say.deleteTheLabel } as const;

export function GroupFilter({ siteId, value, onChange }: GroupFilterProps): ReactNode {
  const groups = useGroups(siteId);
  const mayChange = useMay('config.media');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const removing = useRemoveGroup(siteId, () => {
    close();
    onChange('');
  });
  const chosen = groups.find(({ id }) => id === value);
  if (groups.length === 0 && !mayChange) return null;
  return (
    <div className="cluster tight after">
      {groups.length > 0 && <Choices groups={groups} value={value} onChange={onChange} />}
      {mayChange && <Actions chosen={chosen} isFirst={groups.length === 0} onOpen={setOpen} />}
      {(open?.kind === 'new' || open?.kind === 'rename') && (
        <GroupDialog
          siteId={siteId}
          kind={open.kind === 'new' ? open.of : open.group.kind}
          group={open.kind === 'rename' ? open.group : undefined}
          onSaved={({ id }) => onChange(id)}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={fill(DELETE_NAMED[open.group.kind], { name: open.group.name })}
          description={say.theFilesAreKeptGalleriesThat}
          action={DELETE[open.group.kind]}
          isOpen
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate(open.group.id)}
          onClose={close}
        />
      )}
    </div>
  );
}

interface ChoicesProps extends Pick<GroupFilterProps, 'value' | 'onChange'> {
  readonly groups: readonly MediaGroup[];
}

/** Folders first. One press chooses, another shows all files again. */
function Choices({ groups, value, onChange }: ChoicesProps): ReactNode {
  const sorted = groups.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name));
  return (
    <ToggleGroup
      className={styles['choices']}
      aria-label={say.foldersAndLabels}
      value={value === '' ? [] : [value]}
      onValueChange={(values: readonly string[]) => onChange(values[0] ?? '')}
    >
      {sorted.map(({ id, kind, name, count }) => (
        <Toggle key={id} value={id} className={styles['choice']}>
          {kind === 'folder' ? <Folder aria-hidden="true" /> : <Tag aria-hidden="true" />}
          <span className="visually-hidden">{kind === 'folder' ? `${say.folder} ` : `${say.label} `}</span>
          <span className="clip">{name}</span>
          <span className={styles['count']}>
            {count}
            <span className="visually-hidden">{fill(say.files, { count })}</span>
          </span>
        </Toggle>
      ))}
    </ToggleGroup>
  );
}

interface ActionsProps {
  readonly chosen: MediaGroup | undefined;
  /** There is none yet. */
  readonly isFirst: boolean;
  readonly onOpen: (open: Open) => void;
}

function Actions({ chosen, isFirst, onOpen }: ActionsProps): ReactNode {
  return (
    <>
      {chosen && (
        <Menu
          align="start"
          trigger={
            <IconButton
              label={fill(say.changeName, { name: chosen.name })}
              icon={<Ellipsis />}
              size="small"
              tone="quiet"
            />
          }
          actions={[
            {
              label: say.rename,
              icon: <Pencil />,
              onSelect: () => onOpen({ kind: 'rename', group: chosen }),
            },
            {
              label: say.deleteLabel,
              icon: <Trash2 />,
              isDangerous: true,
              onSelect: () => onOpen({ kind: 'remove', group: chosen }),
            },
          ]}
        />
      )}
      <Menu
        align="start"
        trigger={
          <Button size="small" tone="quiet" icon={<Plus />}>
            {isFirst ? say.folderOrLabel : say.newLabel}
          </Button>
        }
        actions={[
          {
            label: say.newFolder,
            icon: <FolderPlus />,
            onSelect: () => onOpen({ kind: 'new', of: 'folder' }),
          },
          { label: say.newLabel2, icon: <Tag />, onSelect: () => onOpen({ kind: 'new', of: 'label' }) },
        ]}
      />
    </>
  );
}
