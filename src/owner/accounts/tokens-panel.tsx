/** Access tokens for programs that act in the account's name. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type MeSite, readTokens, revokeToken, type TokenView } from '#domain/accounts/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { formatAgo } from '../format-ago.ts';
import { Button } from '../ui/button.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Panel } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import * as say from './words/en.ts';

const TOKENS_KEY = ['me', 'tokens'] as const;

export function TokensPanel({ sites }: { readonly sites: readonly MeSite[] }): ReactNode {
  const [isMaking, setMaking] = useState(false);
  const tokens = useQuery({
    queryKey: TOKENS_KEY,
    queryFn: () => call(readTokens, {}),
  });
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: TOKENS_KEY });
  return (
    <Panel
      title={say.accessTokens}
      description={say.forAppsThatWorkWithYour}
      actions={<Button onClick={() => setMaking(true)}>{say.newToken}</Button>}
    >
      <NotRead query={tokens} />
      {tokens.data?.tokens.length === 0 && <p className="muted">{say.noTokensYet}</p>}
      <ul className="stack snug">
        {tokens.data?.tokens.map((token) => (
          <Token key={token.id} token={token} sites={sites} />
        ))}
      </ul>
      {isMaking && <NewTokenDialog sites={sites} onMade={refresh} onClose={() => setMaking(false)} />}
    </Panel>
  );
}

interface TokenProps {
  readonly token: TokenView;
  readonly sites: readonly MeSite[];
}

function Token({ token, sites }: TokenProps): ReactNode {
  const revoke = useAction(() => call(revokeToken, { token: token.id }), {
    said: fill(say.nameNoLongerWorks, { name: token.name }),
    reads: TOKENS_KEY,
  });
  const site = token.siteId === null ? say.allYourSites : sites.find(({ id }) => id === token.siteId)?.name;
  const used =
    token.lastUsedAt === null
      ? say.neverUsed
      : fill(say.lastUsedLastusedat, { lastUsedAt: formatAgo(token.lastUsedAt, Date.now()) });
  const revoking = useConfirmed(revoke, {
    title: fill(say.revokeName, { name: token.name }),
    description: say.appsThatUseThisTokenLose,
    action: say.revokeToken,
  });
  return (
    <li className="row lined">
      <KeyRound size={18} aria-hidden="true" className="muted" />
      <div className="stack snug grow words">
        <span className="cluster tight strong">{token.name}</span>
        <span className="words hint">
          {fill(say.scopesOnSiteUsed, {
            scopes: token.scopes.join(', '),
            site: site ?? say.aSiteYouHaveLeft,
            used,
          })}
        </span>
      </div>
      <Button
        size="small"
        onClick={() => revoking.ask()}
        aria-label={fill(say.revokeName2, { name: token.name })}
      >
        {say.revoke}
      </Button>
      {revoking.dialog}
    </li>
  );
}
