/** Says that the site is kept from visitors until it is ready, and opens it. Fetched where that is so. */
import type { ReactNode } from 'react';
import { useSite } from '../session.ts';
import { useOpening } from '../site-settings/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import * as say from './words/en.ts';

export function OpeningNotice(): ReactNode {
  const { id, permissions } = useSite();
  const opening = useOpening(id);
  return (
    <Notice
      tone="info"
      action={
        permissions.includes('config.settings') && (
          <Button isBusy={opening.isBusy} onClick={() => opening.set(true)}>
            {say.openToVisitors}
          </Button>
        )
      }
    >
      {say.visitorsSeeAnOpeningSoonPage}
    </Notice>
  );
}
