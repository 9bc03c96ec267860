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
import * as say from './words/en.ts';

const SCOPE_WORDS: Readonly<Record<TokenScope, string>> = {
  read: say.seeDraftsFilesAndSettings,
  write: say.changeDraftsFilesDesignAndSettings,
  publish: say.publishAndUnpublish,
  code: say.addHtmlAndScriptsThatRun,
  customers: say.seeNamesAddressesAndMessagesOf,
  admin: say.managePeopleDomainsImportsAndExports,
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
      title={say.newAccessToken}
      action={say.createToken}
      isIncomplete={scopes.length === 0}
      sending={make}
      onClose={onClose}
    >
      <TextField
        label={say.name}
        hint={say.whatYouWillUseItFor}
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <SelectField
        label={say.site}
        value={site}
        options={[
          { value: ALL_SITES, label: say.allMySites },
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
      <legend>{say.thisTokenCan}</legend>
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
      title={say.yourNewToken}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={copy}>{isCopied ? say.copied : say.copy}</Button>
          <Button tone="primary" onClick={onClose}>
            {say.done}
          </Button>
        </>
      }
    >
      <Stack>
        <Notice tone="warning">{say.copyItNowAndKeepIt}</Notice>
        <code className={`soft block words ink ${styles['secret']}`}>{token}</code>
      </Stack>
    </Dialog>
  );
}
