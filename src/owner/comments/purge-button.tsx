import { type ReactNode, useState } from 'react';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import * as say from './words/en.ts';

export interface PurgeButtonProps {
  readonly count: number;
  readonly onPurge: () => void;
}

/** Nobody can bring these back, so it is asked first. */
export function PurgeButton({ count, onPurge }: PurgeButtonProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const what = fill(say.countComments, { count });
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {say.deletePermanently}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={fill(say.permanentlyDeleteWhat, { what })}
          description={say.deletesTheTextNameAndEmail}
          action={say.deletePermanently}
          isOpen
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onPurge();
          }}
        />
      )}
    </>
  );
}
