import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';

export interface PurgeButtonProps {
  readonly count: number;
  readonly onPurge: () => void;
}

/** Nobody can bring these back, so it is asked first. */
export function PurgeButton({ count, onPurge }: PurgeButtonProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const what = count === 1 ? 'this comment' : `${count} comments`;
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Delete permanently
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Permanently delete ${what}?`}
          description="Deletes the text, name and email address. You can’t undo this."
          action="Delete permanently"
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
