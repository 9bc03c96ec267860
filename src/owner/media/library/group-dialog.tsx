/** Names a folder or a label, a new one or one that is there. */
import { type ReactNode, useState } from 'react';
import { MAX_GROUP_NAME } from '#domain/media/calls-groups.ts';
import { fill } from '../../fill.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type GroupKind, type MediaGroup, useSaveGroup } from './use-groups.ts';
import * as say from './words/en.ts';

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
      title={group ? fill(say.renameName, { name: group.name }) : NEW[kind]}
      description={group ? undefined : USE[kind]}
      size="small"
      action={group ? say.rename : say.create}
      isIncomplete={wanted === '' || wanted === group?.name}
      sending={{ ...saving, mutate: () => saving.mutate({ id: group?.id, kind, name: wanted }) }}
      onClose={onClose}
    >
      <TextField label={say.name} value={name} maxLength={MAX_GROUP_NAME} autoFocus onChange={setName} />
    </FormDialog>
  );
}

const NEW: Readonly<Record<GroupKind, string>> = { folder: say.newFolder, label: say.newLabel2 };
const USE: Readonly<Record<GroupKind, string>> = {
  folder: say.aFileCanBeInOne,
  label: say.aFileCanHaveManyLabels,
};
