/** Finds everything a person has sent or written, to export or delete it. */

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { AnswerOf } from '#domain/calls/call.ts';
import { countKnown, erase as eraseKnown, findKnown } from '#domain/privacy/calls.ts';
import { call, messageOf } from '../../api.ts';
import { fill } from '../../fill.ts';
import { listed } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { saveJson } from '../../ui/save-json.ts';
import { useAction } from '../../ui/use-action.ts';
import styles from './person-dialog.module.css';
import * as say from './words/en.ts';

/** How much there is of each, by name. */
type Known = AnswerOf<typeof countKnown>;

interface PersonDialogProps {
  readonly siteId: string;
  readonly onClose: () => void;
}

export function PersonDialog({ siteId, onClose }: PersonDialogProps): ReactNode {
  const [email, setEmail] = useState('');
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const lookUp = useAction((of: string) => call(countKnown, { site: siteId, body: { email: of } }), {
    isFailureShown: true,
  });
  const hasEmail = /^[^\s@]+@\S+$/.test(email.trim());
  const change = (next: string) => {
    setEmail(next);
    lookUp.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasEmail && !lookUp.isPending) lookUp.mutate(email.trim());
  };
  return (
    <Dialog
      title={say.everythingFromOnePerson}
      description={say.whenSomeoneAsksWhatYouKnow}
      isOpen
      onClose={onClose}
      size="small"
    >
      <form id={formId} className={`row tight ${styles['lookUp']}`} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={say.emailAddress}
          type="email"
          autoComplete="off"
          value={email}
          onChange={change}
          error={lookUp.error ? messageOf(lookUp.error) : undefined}
        />
        <Button type="submit" isBusy={lookUp.isPending} disabled={!hasEmail}>
          {say.lookUp}
        </Button>
      </form>
      <div role="status">
        {lookUp.data && (
          <Findings siteId={siteId} email={lookUp.variables} known={lookUp.data} field={field} />
        )}
      </div>
    </Dialog>
  );
}

interface FindingsProps {
  readonly siteId: string;
  readonly email: string;
  readonly known: Known;
  /** Receives the focus once everything is deleted. */
  readonly field: { readonly current: HTMLElement | null };
}

function Findings({ siteId, email, known, field }: FindingsProps): ReactNode {
  const own = { site: siteId, body: { email } };
  const [isAsking, setIsAsking] = useState(false);
  const [isErased, setIsErased] = useState(false);
  const queryClient = useQueryClient();
  const take = useAction(() => call(findKnown, own), {
    onDone: (all) => saveJson(`${email}.json`, all),
  });
  const erase = useAction(() => call(eraseKnown, own), {
    said: ({ deleted = 0, ...others }) => {
      const gone = countWords({ ...others, submissions: deleted });
      return gone ? fill(say.deletedGone, { gone }) : say.nothingLeftToDelete;
    },
    onDone: async () => {
      setIsErased(true);
      setIsAsking(false);
      for (const what of ['lists', 'comments', 'submissions', 'submission-news'])
        await queryClient.invalidateQueries({ queryKey: [what, siteId] });
    },
  });
  const found = countWords(known);
  const hasAny = found !== '' && !isErased;
  return (
    <div className="stack words ink before">
      <p>
        {hasAny
          ? `${found}.`
          : isErased
            ? fill(say.noDataAboutEmailAnyMore, { email })
            : fill(say.noDataAboutEmail, { email })}
      </p>
      {hasAny && (
        <div className="cluster tight">
          <Button tone="primary" isBusy={take.isPending} onClick={() => take.mutate()}>
            {say.download}
          </Button>
          <Button tone="quiet" onClick={() => setIsAsking(true)}>
            {say.deleteEverything}
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={say.deleteEverythingFromThisPerson}
        description={fill(say.permanentlyDeletesFoundOfEmailAnd, { found, email })}
        action={say.deleteEverything2}
        isOpen={isAsking}
        isBusy={erase.isPending}
        focusAfter={() => (isErased ? field.current : null)}
        onConfirm={() => erase.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}

/** Empty where there is nothing. */
function countWords({ submissions = 0, comments = 0, lists = 0 }: Known): string {
  return listed([
    ...(submissions > 0 ? [fill(say.countSubmissions, { count: submissions })] : []),
    ...(comments > 0 ? [fill(say.countComments, { count: comments })] : []),
    ...(lists > 0 ? [fill(say.countListMemberships, { count: lists })] : []),
  ]);
}
