/** Whether a new site begins with pages for members. */
import type { ReactNode } from 'react';
import { FieldGroup } from '../ui/field-group.tsx';
import { Switch } from '../ui/switch.tsx';
import * as say from './words/en.ts';

interface MembersChoiceProps {
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

export function MembersChoice({ isWanted, onChange }: MembersChoiceProps): ReactNode {
  return (
    <FieldGroup legend={say.doYouWantMembers}>
      <Switch
        label={say.addMembersPages}
        hint={say.addsAPageWithTwoPlans}
        isOn={isWanted}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
