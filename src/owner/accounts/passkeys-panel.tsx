import { Ellipsis, KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type PasskeyView, removePasskey } from '#domain/accounts/calls-security.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { formatAgo } from '../format-ago.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Panel } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { canUsePasskeys } from './passkey.ts';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { useRefreshSecurity, useSecurity } from './use-security.ts';
import * as say from './words/en.ts';

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: PasskeyView }
  | null;

export function PasskeysPanel(): ReactNode {
  const security = useSecurity();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const passkeys = security.data?.passkeys ?? [];
  return (
    <Panel
      title={say.passkeys}
      description={say.signInWithYourFingerprintFace}
      actions={
        security.data &&
        canUsePasskeys() && <Button onClick={() => setOpen({ kind: 'add' })}>{say.addAPasskey}</Button>
      }
    >
      <NotRead query={security} />
      {security.data && passkeys.length === 0 && (
        <p className="muted">{canUsePasskeys() ? say.noPasskeysYet : say.thisBrowserDoesntSupportPasskeys}</p>
      )}
      <ul className="stack snug">
        {passkeys.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} onOpen={(kind) => setOpen({ kind, passkey })} />
        ))}
      </ul>
      {open?.kind === 'add' && <AddPasskeyDialog onClose={close} />}
      {open?.kind === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && <RemovePasskey passkey={open.passkey} onClose={close} />}
    </Panel>
  );
}

interface PasskeyProps {
  readonly passkey: PasskeyView;
  readonly onOpen: (kind: 'rename' | 'remove') => void;
}

function Passkey({ passkey, onOpen }: PasskeyProps): ReactNode {
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  const now = Date.now();
  return (
    <li className="row lined">
      <KeyRound size={18} aria-hidden="true" className="muted" />
      <div className="stack snug grow words">
        <span className="cluster tight strong">
          {name}
          {isSynced && <Badge>{say.syncedAcrossYourDevices}</Badge>}
        </span>
        <span className="words hint">
          {lastUsedAt === null
            ? fill(say.addedCreatedatNotUsedYet, { createdAt: formatAgo(createdAt, now) })
            : fill(say.addedCreatedatLastUsedLastusedat, {
                createdAt: formatAgo(createdAt, now),
                lastUsedAt: formatAgo(lastUsedAt, now),
              })}
        </span>
      </div>
      <Menu
        trigger={<IconButton label={fill(say.changeName, { name })} icon={<Ellipsis size={16} />} />}
        actions={[
          { label: say.rename, onSelect: () => onOpen('rename') },
          { label: say.remove, isDangerous: true, onSelect: () => onOpen('remove') },
        ]}
      />
    </li>
  );
}

function RemovePasskey({
  passkey,
  onClose,
}: {
  readonly passkey: PasskeyView;
  readonly onClose: () => void;
}): ReactNode {
  const refresh = useRefreshSecurity();
  const remove = useAction(() => call(removePasskey, { passkey: passkey.id }), {
    said: fill(say.nameCanNoLongerSignYou, { name: passkey.name }),
    async onEnd() {
      onClose();
      await refresh();
    },
  });
  return (
    <ConfirmDialog
      title={fill(say.removeName, { name: passkey.name })}
      description={say.youCanNoLongerSignIn}
      action={say.removePasskey}
      isOpen
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
