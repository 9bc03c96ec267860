/** How many submissions a form accepts, from when until when, and what it shows while it is closed. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { UNABLE_TO_OPEN_FORM } from '#domain/errors/messages.ts';
import { changeLimits, type FormLimits, type LimitsOfForm, readLimits } from '#domain/forms/calls.ts';
import { closedText, NO_LIMITS } from '#domain/forms/limits.ts';
import { MAX_LIMIT_TEXT } from '#domain/forms/text-lengths.ts';
import { call } from '../../api.ts';
import { MomentField } from '../../fields/moment-field.tsx';
import { fill } from '../../fill.ts';
import { LANGUAGE } from '../../language.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { FormPartFrame, type FormPartProps } from './form-part.tsx';
import { showFormProblem } from './form-problem.ts';
import * as say from './words/en.ts';

export function LimitsPart({ siteId, formId }: FormPartProps): ReactNode {
  const own = { site: siteId, form: formId };
  const key = ['form-limits', siteId, formId];
  const loaded = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readLimits, own, { signal }),
    // Not refetched: it must not change while it is being edited.
    refetchOnWindowFocus: false,
  });
  if (loaded.isPending) return <Loading />;
  if (loaded.error)
    return <Failure title={UNABLE_TO_OPEN_FORM} error={loaded.error} onRetry={() => void loaded.refetch()} />;
  return <Fields own={own} queryKey={key} answer={loaded.data} />;
}

interface FieldsProps {
  readonly own: { readonly site: string; readonly form: string };
  readonly queryKey: readonly string[];
  readonly answer: LimitsOfForm;
}

function Fields({ own, queryKey, answer: { limits: saved, taken, timeZone } }: FieldsProps): ReactNode {
  const [limits, setLimits] = useState(saved);
  const set = (change: Partial<FormLimits>) => setLimits((now) => ({ ...now, ...change }));
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => call(changeLimits, { ...own, body: limits }),
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer);
    },
    onError: showFormProblem,
  });
  const { opensAt, closesAt, maxEntries } = limits;
  const isNever = opensAt !== null && closesAt !== null && closesAt <= opensAt;
  const inZone = fill(say.inTheSitesTimeZoneReplaceall, { replaceAll: timeZone.replaceAll('_', ' ') });
  return (
    <FormPartFrame
      entries={limits}
      isSaving={save.isPending}
      onSave={() => (isNever ? undefined : save.mutateAsync())}
    >
      <TextField
        label={say.submissionLimit}
        hint={fill(say.takenSoFarSpamDoesntCount, { taken })}
        placeholder={say.noLimit}
        inputMode="numeric"
        value={maxEntries === null ? '' : String(maxEntries)}
        onChange={(text) => set({ maxEntries: readCount(text) })}
      />
      <MomentField label={say.opens} hint={inZone} at={opensAt} onChange={(at) => set({ opensAt: at })} />
      {opensAt !== null && (
        <TextArea
          label={say.messageBeforeItOpens}
          hint={say.replacesTheForm}
          rows={2}
          placeholder={plainText({ reason: 'early', opensAt }, timeZone)}
          maxLength={MAX_LIMIT_TEXT}
          value={limits.earlyText}
          onChange={(earlyText) => set({ earlyText })}
        />
      )}
      <MomentField
        label={say.closes}
        error={isNever ? say.chooseAClosingTimeAfterThe : undefined}
        at={closesAt}
        onChange={(at) => set({ closesAt: at })}
      />
      {(closesAt !== null || maxEntries !== null) && (
        <TextArea
          label={say.messageWhenClosedOrFull}
          hint={say.replacesTheForm}
          rows={2}
          placeholder={plainText({ reason: closesAt === null ? 'full' : 'closed', opensAt }, timeZone)}
          maxLength={MAX_LIMIT_TEXT}
          value={limits.closedText}
          onChange={(words) => set({ closedText: words })}
        />
      )}
    </FormPartFrame>
  );
}

/** Empty or not a number means no limit. */
function readCount(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 7);
  return digits === '' || Number(digits) === 0 ? null : Number(digits);
}

/** The default text. */
function plainText(
  { reason, opensAt }: { readonly reason: 'early' | 'closed' | 'full'; readonly opensAt: number | null },
  timeZone: string,
): string {
  return closedText({ reason, limits: { ...NO_LIMITS, opensAt } }, { locale: LANGUAGE, timeZone });
}
