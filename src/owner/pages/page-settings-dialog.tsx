/** What belongs to a page beside its content and is in force at once: address, password, being found. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { checkSlug } from '#domain/content/slug.ts';
import { api, messageOf } from '../api.ts';
import { type ListedDocument, useRefreshDocuments } from '../documents.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toasts.tsx';

export interface PageSettingsDialogProps {
  readonly document: ListedDocument;
  readonly onClose: () => void;
}

/** What the form holds. */
interface Draft {
  readonly slug: string;
  readonly isHiddenFromSearch: boolean;
  readonly isProtected: boolean;
  /** Empty: the one it has. */
  readonly password: string;
}

export function PageSettingsDialog({ document, onClose }: PageSettingsDialogProps): ReactNode {
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const [draft, setDraft] = useState<Draft>({
    slug: document.slug,
    isHiddenFromSearch: document.settings.isHiddenFromSearch,
    isProtected: document.settings.hasPassword,
    password: '',
  });
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setError(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(document, draft);
    setError(problem);
    if (problem) return;
    setIsBusy(true);
    save(siteId, document, draft).then(
      async () => {
        await refresh();
        showToast('The settings are saved and in force.');
        onClose();
      },
      (failure: unknown) => {
        setError(messageOf(failure));
        setIsBusy(false);
      },
    );
  };
  return (
    <Dialog
      title={`Settings of “${document.title || 'Untitled'}”`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="page-settings" isBusy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form id="page-settings" onSubmit={submit} noValidate>
        <Stack>
          {error && <Notice tone="danger">{error}</Notice>}
          <AddressField document={document} slug={draft.slug} onChange={(slug) => change({ slug })} />
          <Switch
            label="Hide from search engines"
            hint="The page stays open to everyone who has its address."
            isOn={draft.isHiddenFromSearch}
            onChange={(isHiddenFromSearch) => change({ isHiddenFromSearch })}
          />
          <PasswordFields document={document} draft={draft} onChange={change} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface AddressFieldProps {
  readonly document: ListedDocument;
  readonly slug: string;
  readonly onChange: (slug: string) => void;
}

function AddressField({ document, slug, onChange }: AddressFieldProps): ReactNode {
  const isHome = document.path === '/';
  const isMoved = document.publishedId !== null && slug !== document.slug;
  return (
    <TextField
      label="Address"
      value={slug}
      prefix={`${pathAbove(document)}/`}
      disabled={isHome}
      onChange={onChange}
      error={slugProblemOf(document, slug)}
      hint={
        isHome
          ? 'The home page always stands at the bare address of the site.'
          : isMoved && 'The old address will lead to the new one by itself.'
      }
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}

interface PasswordFieldsProps {
  readonly document: ListedDocument;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

function PasswordFields({ document, draft, onChange }: PasswordFieldsProps): ReactNode {
  const { hasPassword } = document.settings;
  return (
    <>
      <Switch
        label="Ask for a password"
        hint="Visitors see the page only after they have typed it."
        isOn={draft.isProtected}
        onChange={(isProtected) => onChange({ isProtected })}
      />
      {draft.isProtected && (
        <TextField
          label={hasPassword ? 'New password' : 'Password'}
          value={draft.password}
          onChange={(password) => onChange({ password })}
          hint={hasPassword && 'Leave it empty to keep the one it has.'}
          autoComplete="off"
          maxLength={200}
        />
      )}
    </>
  );
}

function pathAbove({ path }: ListedDocument): string {
  return (path ?? '/').split('/').slice(0, -1).join('/');
}

function slugProblemOf(document: ListedDocument, slug: string): string | undefined {
  if (document.path === '/' || slug === document.slug) return undefined;
  return checkSlug(slug, { isTopLevel: pathAbove(document) === '' });
}

function problemOf(document: ListedDocument, draft: Draft): string | undefined {
  const lacksPassword = draft.isProtected && !document.settings.hasPassword && draft.password === '';
  if (lacksPassword) return 'Choose a password, or switch the protection off.';
  return slugProblemOf(document, draft.slug);
}

async function save(siteId: string, document: ListedDocument, draft: Draft): Promise<void> {
  const address = `/api/sites/${siteId}/documents/${document.id}`;
  if (draft.slug !== document.slug) await api.post(`${address}/move`, { slug: draft.slug });
  const kept = draft.password === '' ? {} : { password: draft.password };
  await api.put(`${address}/settings`, {
    isHiddenFromSearch: draft.isHiddenFromSearch,
    ...(draft.isProtected ? kept : { password: null }),
  });
}
