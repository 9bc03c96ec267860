/** What belongs to the person rather than to a site. */
import type { ReactNode } from 'react';
import { useMe } from '../session.ts';
import { Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';
import { TotpPanel } from './totp-panel.tsx';
import * as say from './words/en.ts';

export function Account(): ReactNode {
  const { data: me } = useMe();
  if (!me) return <Loading />;
  return (
    <Screen title={say.yourAccount} width="narrow">
      <ProfilePanel account={me.account} />
      <PasswordPanel email={me.account.email} />
      <TotpPanel />
      <PasskeysPanel />
      <SessionsPanel />
      <TokensPanel sites={me.sites} />
    </Screen>
  );
}
