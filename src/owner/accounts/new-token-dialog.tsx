import { type ReactNode, useState } from 'react';
import { type MeSite, makeToken } from '#domain/accounts/calls.ts';
import { TOKEN_SCOPES, type TokenScope } from '#domain/accounts/permissions.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { useCopy } from '../ui/use-copy.ts';
import styles from './account.module.css';

const SCOPE_WORDS: Readonly<Record<TokenScope, string>> = {
  read: 'see drafts, files and settings',
  write: 'change drafts, files, design and settings',
  publish: 'publish and unpublish',
  code: 'add HTML and scripts that run on pages',
  customers: 'see names, addresses and messages of customers and visitors',
  admin: 'manage people, domains, imports and exports, and see all customer data',
};

const ALL_SITES = 'all';

export interface NewTokenDialogProps {
  readonly sites: readonly MeSite[];
  readonly onMade: () => Promise<void>;
  readonly onClose: () => void;
}

export function NewTokenDialog({ sites, onMade, onClose }: NewTokenDialogProps): ReactNode {
  const [name, setName] = useState('');
  const [site, setSite] = useState(ALL_SITES);
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read']);
  const make = useAction(
    () => call(makeToken, { body: { name, scopes, siteId: site === ALL_SITES ? null : site } }),
    { isFailureShown: true, onDone: onMade },
  );
  if (make.data) return <MadeToken token={make.data.token} onClose={onClose} />;
  return (
    <FormDialog
      title="New access token"
      action="Create token"
      isIncomplete={scopes.length === 0}
      sending={make}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="What you will use it for. The activity log shows this name with each change."
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <SelectField
        label="Site"
        value={site}
        options={[
          { value: ALL_SITES, label: 'All my sites' },
          ...sites.map(({ id, name: label }) => ({ value: id, label })),
        ]}
        onChange={setSite}
      />
      <ScopeChoice scopes={scopes} onChange={setScopes} />
    </FormDialog>
  );
}

function ScopeChoice(props: {
  readonly scopes: readonly TokenScope[];
  readonly onChange: (scopes: readonly TokenScope[]) => void;
}): ReactNode {
  return (
    <fieldset className="stack tight">
      <legend>This token can</legend>
      {TOKEN_SCOPES.map((scope) => (
        <label key={scope} className={`row tight baseline ${styles['scope']}`}>
          <input
            type="checkbox"
            checked={props.scopes.includes(scope)}
            onChange={(event) =>
              props.onChange(
                TOKEN_SCOPES.filter((each) =>
                  each === scope ? event.currentTarget.checked : props.scopes.includes(each),
                ),
              )
            }
          />
          <span className={`fixed ink ${styles['scopeName']}`}>{scope}</span>
          <small>{SCOPE_WORDS[scope]}</small>
        </label>
      ))}
    </fieldset>
  );
}

function MadeToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }): ReactNode {
  const { isCopied, copy } = useCopy(token);
  return (
    <Dialog
      title="Your new token"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={copy}>{isCopied ? 'Copied' : 'Copy'}</Button>
          <Button tone="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack>
        <Notice tone="warning">Copy it now and keep it somewhere safe. You won’t see it again.</Notice>
        <code className={`soft block words ink ${styles['secret']}`}>{token}</code>
      </Stack>
    </Dialog>
  );
}
