/** An area gets a name, its first or another. */
import { type ReactNode, useState } from 'react';
import { AREA_LIMITS, type MemberArea } from '#domain/members/areas.ts';
import { makeId } from '../make-id.ts';
import { useSite } from '../session.ts';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { type ChangeAreas, useChangeAreas } from './use-areas.ts';
import * as say from './words/en.ts';

interface AreaDialogProps {
  /** Absent: a new one is made. */
  readonly area?: MemberArea;
  readonly onClose: () => void;
}

export function AreaDialog({ area, onClose }: AreaDialogProps): ReactNode {
  const { id: site } = useSite();
  const [name, setName] = useState(area?.name ?? '');
  const save = useChangeAreas(site, { said: say.saved, onDone: onClose });
  const change: ChangeAreas = (areas) =>
    area
      ? areas.map((each) => (each.id === area.id ? { ...each, name } : each))
      : [...areas, { id: makeId(), name, plans: [] }];
  return (
    <FormDialog
      title={area ? say.renameArea : say.addArea}
      size="small"
      action={say.save}
      isIncomplete={name.trim() === ''}
      sending={{ ...save, mutate: () => save.mutate(change) }}
      onClose={onClose}
    >
      <TextField
        label={say.name}
        hint={say.visitorsSeeThisName}
        autoComplete="off"
        maxLength={AREA_LIMITS.name}
        value={name}
        onChange={setName}
      />
    </FormDialog>
  );
}
