/** Plans that visitors could join themselves, on a site where they can’t create accounts: one press lets them. */
import type { ReactNode } from 'react';
import { isForSale, isJoinable, type MemberAreas, plansOf } from '#domain/members/areas.ts';
import { memberSettings } from '#domain/members/settings.ts';
import { call } from '../api.ts';
import { useMay, useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAction } from '../ui/use-action.ts';
import { keyOf, useCanJoin } from './use-members.ts';
import * as say from './words/en.ts';

export function ClosedAccounts({ areas }: { readonly areas: MemberAreas }): ReactNode {
  const { id: site } = useSite();
  const mayChange = useMay('config.settings');
  const canJoin = useCanJoin(site);
  const letThem = useAction(
    async () => {
      const { memberSettings: now } = await call(memberSettings.read, { site });
      return call(memberSettings.save, { site, body: { ...now, canJoin: true } });
    },
    { said: say.visitorsCanNowCreateAccounts, reads: keyOf(site) },
  );
  const isOffered = plansOf(areas).some(({ plan }) => isForSale(plan) || isJoinable(plan));
  if (canJoin !== false || !isOffered) return null;
  return (
    <Notice
      tone="warning"
      action={
        mayChange && (
          <Button isBusy={letThem.isPending} onClick={() => letThem.mutate()}>
            {say.letVisitorsCreateAccounts}
          </Button>
        )
      }
    >
      {say.newMembersCantJoin}
    </Notice>
  );
}
