/** What a site is called, how search engines are told of it, and where its clock stands. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { api } from '../api.ts';
import { ME_KEY } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { Switch } from '../ui/switch.tsx';
import { showError, showToast } from '../ui/toasts.tsx';

type Basics = Pick<
  SiteSettings,
  'title' | 'tagline' | 'description' | 'locale' | 'timeZone' | 'isHiddenFromSearch'
>;

interface Saving {
  readonly change: Partial<Basics>;
  /** The same names as they were. */
  readonly before: Partial<Basics>;
  readonly isUndo: boolean;
}

export function BasicsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const path = `/api/sites/${siteId}/settings`;
  const stored = useQuery({
    queryKey: ['settings', siteId],
    queryFn: ({ signal }) => api.get<{ settings: SiteSettings }>(path, { signal }),
    // A reading in the background would take what is being typed away.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: ({ change }: Saving) => api.put(path, change),
    onSuccess: async (_answer, { before, isUndo }) => {
      const undo = () => save.mutate({ change: before, before: {}, isUndo: true });
      showToast(
        isUndo ? 'Back as it was.' : 'Saved. Visitors see it now.',
        isUndo ? {} : { action: { label: 'Undo', onSelect: undo } },
      );
      await queryClient.invalidateQueries({ queryKey: ['settings', siteId] });
      await queryClient.invalidateQueries({ queryKey: ME_KEY });
    },
    onError: showError,
  });
  if (stored.error) return <Failure error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!stored.data) return <Loading />;
  return (
    <Form
      key={stored.dataUpdatedAt}
      stored={stored.data.settings}
      isSaving={save.isPending}
      onSave={save.mutate}
    />
  );
}

interface FormProps {
  readonly stored: Basics;
  readonly isSaving: boolean;
  readonly onSave: (saving: Saving) => void;
}

function Form({ stored, isSaving, onSave }: FormProps): ReactNode {
  const [change, setChange] = useState<Partial<Basics>>({});
  const value = { ...stored, ...change };
  const set = (part: Partial<Basics>) => setChange((current) => ({ ...current, ...part }));
  const submit = () => {
    const names = Object.keys(change) as (keyof Basics)[];
    onSave({ change, before: Object.fromEntries(names.map((name) => [name, stored[name]])), isUndo: false });
  };
  return (
    <Panel
      title="The site"
      footer={
        <Button tone="primary" isBusy={isSaving} disabled={Object.keys(change).length === 0} onClick={submit}>
          Save
        </Button>
      }
    >
      <Stack>
        <TextField label="Name" value={value.title} maxLength={200} onChange={(title) => set({ title })} />
        <TextField
          label="In a few words"
          hint="Beside the name on the home page’s tab and in search results."
          value={value.tagline}
          maxLength={300}
          onChange={(tagline) => set({ tagline })}
        />
        <TextArea
          label="Description"
          hint="For pages without a description of their own."
          value={value.description}
          maxLength={500}
          onChange={(description) => set({ description })}
        />
        <TextField
          label="Language"
          hint="As a code: en, de, nb, pt-BR."
          value={value.locale}
          maxLength={35}
          onChange={(locale) => set({ locale })}
        />
        <TextField
          label="Time zone"
          hint="As a place: Europe/Oslo. Dates are shown in it."
          value={value.timeZone}
          maxLength={60}
          onChange={(timeZone) => set({ timeZone })}
        />
        <Switch
          label="Hide the site from search engines"
          isOn={value.isHiddenFromSearch}
          onChange={(isHiddenFromSearch) => set({ isHiddenFromSearch })}
        />
      </Stack>
    </Panel>
  );
}
