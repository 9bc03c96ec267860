/** Creates a site: its name, its first address and its template. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BodyOf } from '#domain/calls/call.ts';
import type { TemplateName } from '#domain/design/style.ts';
import { checkIdentifier, siteIdentifierOf } from '#domain/settings/site-identifier.ts';
import * as sites from '#domain/sites/calls.ts';
import { ApiError, call } from '../api.ts';
import { fill } from '../fill.ts';
import { ME_KEY } from '../session.ts';
import { TimeZoneField } from '../site-settings/time-zone-field.tsx';
import { ownTimeZone } from '../site-settings/time-zones.ts';
import { MembersChoice } from '../template-choice/members-choice.tsx';
import { ShopChoice } from '../template-choice/shop-choice.tsx';
import { TemplateChoice } from '../template-choice/template-choice.tsx';
import { useNewShop } from '../template-choice/use-new-shop.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { useFieldErrors } from '../ui/use-field-errors.ts';
import * as say from './words/en.ts';

export function NewSiteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const formId = useId();
  const [name, setName] = useState('');
  const [written, setWritten] = useState<string>();
  const [template, setTemplate] = useState<TemplateName>('kiln');
  const [timeZone, setTimeZone] = useState(ownTimeZone);
  const shop = useNewShop(template);
  const [hasMembers, setHasMembers] = useState(false);
  const { form, errors, show, clear } = useFieldErrors<'name' | 'identifier'>();
  const list = useQuery({
    queryKey: ['sites'],
    queryFn: ({ signal }) => call(sites.readAll, {}, { signal }),
  });
  const taken = new Set(list.data?.sites.map((site) => site.identifier));
  const identifier = written ?? (name.trim() === '' ? '' : freeIdentifier(name, taken));
  const make = useMakeSite((message) => show({ identifier: message }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (make.isPending) return;
    const found = {
      name: name.trim() === '' ? say.enterASiteName : undefined,
      identifier: name.trim() === '' && written === undefined ? undefined : refusal(identifier, taken),
    };
    if (!show(found)) make.mutate({ title: name, identifier, template, timeZone, hasMembers, ...shop.body });
  };
  return (
    <Dialog
      title={say.newSite}
      description={say.toCopyASiteYouHave}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" isBusy={make.isPending}>
            {say.createSite}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label={say.siteName}
            autoComplete="off"
            autoFocus
            maxLength={100}
            value={name}
            error={errors.name}
            onChange={(next) => {
              setName(next);
              clear('name');
            }}
          />
          <TextField
            label={say.address}
            hint={say.youCanAddYourOwnDomain}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={50}
            suffix={list.data && `.${list.data.siteDomain}`}
            value={identifier}
            error={errors.identifier}
            onChange={(next) => {
              setWritten(next.toLowerCase());
              clear('identifier');
            }}
          />
          <TimeZoneField value={timeZone} onChange={setTimeZone} />
          <TemplateChoice value={template} onChange={setTemplate} />
          <ShopChoice question={shop} />
          <MembersChoice isWanted={hasMembers} onChange={setHasMembers} />
          {make.error && !isTaken(make.error) && <Failure error={make.error} />}
        </Stack>
      </form>
    </Dialog>
  );
}

type Wanted = Omit<BodyOf<typeof sites.make>, 'hasPages'>;

/** @param onTaken is called if the address has been taken meanwhile */
function useMakeSite(onTaken: (message: string) => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Wanted) => call(sites.make, { body: { ...wanted, hasPages: true } }),
    async onSuccess({ site }) {
      await queryClient.invalidateQueries({ queryKey: ME_KEY });
      await queryClient.invalidateQueries({ queryKey: ['sites'], refetchType: 'none' });
      await navigate(`/sites/${site.id}`);
    },
    onError: (error) => isTaken(error) && onTaken(error.message),
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'taken';
}

function refusal(identifier: string, taken: ReadonlySet<string>): string | undefined {
  if (identifier === '') return say.enterAnAddressForTheSite;
  return taken.has(identifier)
    ? fill(say.theAddressIdentifierIsTakenChoose, { identifier })
    : checkIdentifier(identifier);
}

function freeIdentifier(name: string, taken: ReadonlySet<string>): string {
  const made = siteIdentifierOf(name);
  let free = made;
  for (let number = 2; taken.has(free); number += 1) free = `${made}-${number}`;
  return free;
}
