/** Logo and button of the header; what else stands in header and footer is edited as a page is. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ImagePlus, PanelBottom, PanelTop } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { type Link, linkSchema, type MediaRef } from '#domain/links/link.ts';
import { change } from '#domain/settings/calls.ts';
import { call } from '../api.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { useStore } from '../editing/store.ts';
import { Labelled } from '../fields/labelled.tsx';
import { ChoosePicture } from '../media-library/choose-picture.tsx';
import { mediaQuery } from '../media-library/media-item.ts';
import { MediaThumb } from '../media-library/media-thumb.tsx';
import { useSite, useSiteOrigin } from '../session.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { LinkField } from './link-field.tsx';
import styles from './navigation.module.css';

export function HeaderPanel({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const navigate = useNavigate();
  return (
    <Stack>
      <Logo />
      <ActionFields editor={editor} />
      <div>
        <Button
          icon={<PanelTop />}
          onClick={() => void navigate(`/sites/${editor.siteId}/edit/${editor.documentId}`)}
        >
          Edit what else is in the header
        </Button>
      </div>
    </Stack>
  );
}

export function FooterPanel({ siteId, footerId }: { siteId: string; footerId: string }): ReactNode {
  const navigate = useNavigate();
  return (
    <div className={styles['footer']}>
      <p className={styles['hint']}>
        Sections with an address, opening hours or a newsletter stand above the footer menu.
      </p>
      <Button icon={<PanelBottom />} onClick={() => void navigate(`/sites/${siteId}/edit/${footerId}`)}>
        Edit the footer
      </Button>
    </div>
  );
}

/** Takes effect at once, as everything does that the site is known by. */
function Logo(): ReactNode {
  const site = useSite();
  const client = useQueryClient();
  const logo = useQuery(siteSettingsQuery(site.id)).data?.logo;
  const save = useMutation({
    mutationFn: (next: MediaRef | null) => call(change, { site: site.id, body: { logo: next } }),
    onSuccess: async (_answer, next) => {
      showToast(next ? 'The logo is on every page now.' : 'The name of the site stands there again.', {
        action: { label: 'Undo', onSelect: () => save.mutate(logo ?? null) },
      });
      await client.invalidateQueries({ queryKey: ['settings', site.id] });
    },
    onError: showError,
  });
  return (
    <Labelled label="Logo" hint={logo ? undefined : `Without one the name stands there: ${site.name}.`}>
      <div className={styles['logo']}>
        {logo && <LogoPicture siteId={site.id} id={logo.id} />}
        <ChoosePicture
          label={logo ? 'Change' : 'Choose a logo'}
          icon={<ImagePlus />}
          chosenId={logo?.id}
          onPick={(picture) => save.mutate(picture)}
        />
        {logo && (
          <Button tone="quiet" onClick={() => save.mutate(null)}>
            Show the name instead
          </Button>
        )}
      </div>
    </Labelled>
  );
}

function LogoPicture({ siteId, id }: { siteId: string; id: string }): ReactNode {
  const origin = useSiteOrigin(siteId);
  const { data } = useQuery(mediaQuery(siteId, id));
  return (
    <span className={styles['picture']}>{data && <MediaThumb media={data.media} origin={origin} />}</span>
  );
}

const actionSchema = z.object({ label: z.string(), link: linkSchema.optional() });

function ActionFields({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const stored = useStore(editor.store, ({ session }) => session.body.fields['action']);
  const action = actionSchema.safeParse(stored).data ?? { label: '' };
  const change = (next: { readonly label: string; readonly link?: Link | undefined }, group?: string) => {
    const before = editor.store.get().session.body.fields['action'];
    const { label, link } = next;
    const after = label === '' && !link ? undefined : { label, ...(link ? { link } : {}) };
    editor.perform({
      label: 'Change the button of the header',
      operations: [{ op: 'set', id: 'body', path: ['fields', 'action'], before, after }],
      group,
    });
  };
  const isHalf = (action.label === '') !== (action.link === undefined);
  return (
    <>
      <TextField
        label="Button"
        placeholder="Book a visit"
        value={action.label}
        maxLength={60}
        onChange={(label) => change({ ...action, label }, 'label')}
        hint={
          isHalf
            ? 'It is shown once it has both words and a link.'
            : 'The one thing visitors should do. On phones it stands in the menu.'
        }
      />
      <LinkField
        siteId={editor.siteId}
        label="The button leads to"
        value={action.link}
        isOptional
        onChange={(link) => change({ label: action.label, link })}
      />
    </>
  );
}
