/** Names a folder or a label, a new one or one that is there. */
import { type ReactNode, useState } from 'react';
import { MAX_GROUP_NAME } from '#domain/media/calls-groups.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type GroupKind, type MediaGroup, useSaveGroup } from './use-groups.ts';

export interface GroupDialogProps {
  readonly siteId: string;
  readonly kind: GroupKind;
  /** Absent for a new one. */
  readonly group?: MediaGroup | undefined;
  readonly onSaved: (group: MediaGroup) => void;
  readonly onClose: () => void;
}

export function GroupDialog({ siteId, kind, group, onSaved, onClose }: GroupDialogProps): ReactNode {
  const [name, setName] = useState(group?.name ?? '');
  const saving = useSaveGroup(siteId, (saved) => {
    onClose();
    onSaved(saved);
  });
  const wanted = name.trim();
  return (
    <FormDialog
      title={group ? `Rename “${group.name}”` : `New ${kind}`}
      description={group ? undefined : USE[kind]}
      size="small"
      action={group ? 'Rename' : 'Create'}
      isIncomplete={wanted === '' || wanted === group?.name}
      sending={{ ...saving, mutate: () => saving.mutate({ id: group?.id, kind, name: wanted }) }}
      onClose={onClose}
    >
      <TextField label="Name" value={name} maxLength={MAX_GROUP_NAME} autoFocus onChange={setName} />
    </FormDialog>
  );
}

const USE: Readonly<Record<GroupKind, string>> = {
  folder: 'A file can be in one folder. A gallery can show a whole folder.',
  label: 'A file can have many labels. A gallery can show all files with one label.',
};
