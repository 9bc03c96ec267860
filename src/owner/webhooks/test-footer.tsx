/** The foot of what shows a webhook: try it out, or be done. */
import type { ReactNode } from 'react';
import type { Webhook } from '#domain/webhooks/calls.ts';
import { Button } from '../ui/button.tsx';
import { useTest } from '../webhook-list.ts';
import * as say from './words/en.ts';

interface TestFooterProps {
  readonly siteId: string;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

export function TestFooter({ siteId, webhook, onClose }: TestFooterProps): ReactNode {
  const test = useTest(siteId, webhook);
  return (
    <>
      <Button isBusy={test.isPending} onClick={() => test.mutate()}>
        {say.sendATest}
      </Button>
      <Button tone="primary" onClick={onClose}>
        {say.done}
      </Button>
    </>
  );
}
