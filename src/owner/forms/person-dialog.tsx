/** Everything that one person has sent: to be given to them, or deleted. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FormSubmission } from '#domain/forms/submission.ts';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { submissionsPath } from './submissions.ts';

interface KnownOfPerson {
  readonly submissions: readonly FormSubmission[];
  readonly comments: readonly object[];
  readonly lists: readonly object[];
}

interface Erased {
  readonly deleted: number;
  readonly comments: number;
  readonly lists: number;
}

interface PersonDialogProps {
  readonly siteId: string;
  readonly onClose: () => void;
}

export function PersonDialog({ siteId, onClose }: PersonDialogProps): ReactNode {
  const path = submissionsPath(siteId);
  const [email, setEmail] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: () => api.post<KnownOfPerson>(`${path}/person`, { email }),
    onSuccess: (known) => {
      const { submissions, comments, lists } = known;
      if (submissions.length + comments.length + lists.length === 0)
        showToast('Nothing is known of this address.');
      else saveJson(`${email.trim()}.json`, known);
    },
    onError: showError,
  });
  const erase = useMutation({
    mutationFn: () => api.post<Erased>(`${path}/erase`, { email }),
    onSuccess: async ({ deleted, comments, lists }) => {
      setIsAsking(false);
      const said = comments > 0 ? ' Their comments are gone.' : '';
      const off = lists > 0 ? ' They are on no list any more.' : '';
      showToast(
        (deleted === 1 ? 'One submission is deleted.' : `${deleted} submissions are deleted.`) + said + off,
      );
      await queryClient.invalidateQueries({ queryKey: ['lists', siteId] });
      await queryClient.invalidateQueries({ queryKey: ['comments', siteId] });
      await queryClient.invalidateQueries({ queryKey: ['submissions', siteId] });
    },
    onError: showError,
  });
  const hasEmail = /^\S+@\S+$/.test(email.trim());
  return (
    <Dialog
      title="Everything from one person"
      description="For people who ask what you know of them, or want it deleted."
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button tone="danger" disabled={!hasEmail} onClick={() => setIsAsking(true)}>
            Delete all
          </Button>
          <Button tone="primary" disabled={!hasEmail} isBusy={take.isPending} onClick={() => take.mutate()}>
            Download
          </Button>
        </>
      }
    >
      <TextField label="E-mail address" type="email" autoComplete="off" value={email} onChange={setEmail} />
      <ConfirmDialog
        title="Delete everything of this person?"
        description={`All that was sent with ${email.trim()}, spam and comments too, mails to them and their places on lists are gone for good.`}
        action="Delete all"
        isOpen={isAsking}
        isBusy={erase.isPending}
        onConfirm={() => erase.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </Dialog>
  );
}

function saveJson(filename: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: filename });
  link.click();
  URL.revokeObjectURL(url);
}
