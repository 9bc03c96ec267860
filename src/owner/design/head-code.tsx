/** HTML for the head of every page: for counting visits, verifying the site, and the like. In force once saved. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { api } from '../api.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { CodeField } from './code-field.tsx';
import styles from './code-panel.module.css';

interface Saving {
  readonly code: string;
  readonly before: string | undefined;
}

export function HeadCode({ maxLength }: { readonly maxLength: number }): ReactNode {
  const { id: siteId } = useSite();
  const path = `/api/sites/${siteId}/settings`;
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const stored = useQuery({
    queryKey: ['settings', siteId, 'code'],
    queryFn: ({ signal }) => api.get<{ settings: Pick<SiteSettings, 'headCode'> }>(path, { signal }),
  });
  const save = useMutation({
    networkMode: 'always',
    mutationFn: ({ code }: Saving) => api.put(path, { headCode: code }),
    onSuccess: async (_answer, { before }) => {
      const undo = () => save.mutate({ code: before ?? '', before: undefined });
      showToast(
        before === undefined ? 'Back as it was.' : 'Saved. It is on every page now.',
        before === undefined ? {} : { action: { label: 'Undo', onSelect: undo } },
      );
      await client.invalidateQueries({ queryKey: ['settings', siteId] });
      setTyped(undefined);
    },
    onError: showError,
  });
  if (stored.error) return <Failure error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!stored.data) return <Loading />;
  const { headCode } = stored.data.settings;
  const isChanged = typed !== undefined && typed !== headCode;
  return (
    <>
      <p className={styles['words']}>
        HTML for the head of every page, such as a script that counts visits. It runs for visitors as soon as
        it is saved, not in this preview.
      </p>
      <CodeField
        label="HTML for the head"
        value={typed ?? headCode}
        maxLength={maxLength}
        rows={6}
        placeholder={'<script src="https://…"></script>'}
        onChange={setTyped}
      />
      <div className={styles['actions']}>
        {isChanged && (
          <Button tone="quiet" onClick={() => setTyped(undefined)}>
            Cancel
          </Button>
        )}
        <Button
          tone="normal"
          disabled={!isChanged}
          isBusy={save.isPending}
          onClick={() => save.mutate({ code: typed ?? '', before: headCode })}
        >
          Save for visitors
        </Button>
      </div>
    </>
  );
}
