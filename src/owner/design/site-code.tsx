/** HTML for every page: for counting visits, verifying the site, and the like. In force once saved. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { change } from '#domain/settings/calls.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { Button } from '../ui/button.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { useAction } from '../ui/use-action.ts';
import { CodeField } from './code-field.tsx';
import * as say from './words/en.ts';

interface Saving {
  readonly code: string;
  readonly before: string | undefined;
}

const WORDS = {
  headCode: {
    label: say.htmlForTheHead,
    about: say.goesInTheHeadForExample,
  },
  footCode: {
    label: say.htmlForTheEnd,
    about: say.goesAtTheEndOfThe,
  },
} as const;

interface SiteCodeProps {
  readonly place: keyof typeof WORDS;
  readonly maxLength: number;
}

export function SiteCode({ place, maxLength }: SiteCodeProps): ReactNode {
  const { id: siteId } = useSite();
  const [typed, setTyped] = useState<string>();
  const stored = useQuery(siteSettingsQuery(siteId));
  const save = useAction(({ code }: Saving) => call(change, { site: siteId, body: { [place]: code } }), {
    networkMode: 'always',
    said: (_answer, { before }) => (before === undefined ? say.restored : say.savedItIsLiveOnEvery),
    undoWith: (_answer, { before }) =>
      before === undefined ? undefined : { code: before, before: undefined },
    reads: ['settings', siteId],
    onDone: () => setTyped(undefined),
  });
  if (stored.error || !stored.data) return <NotRead query={stored} />;
  const code = stored.data[place];
  const { label, about } = WORDS[place];
  const isChanged = typed !== undefined && typed !== code;
  return (
    <>
      <p className="hint">{about}</p>
      <CodeField
        label={label}
        value={typed ?? code}
        maxLength={maxLength}
        rows={5}
        placeholder={'<script src="https://…"></script>'}
        onChange={setTyped}
      />
      <div className="row tight end">
        {isChanged && (
          <Button tone="quiet" onClick={() => setTyped(undefined)}>
            {say.cancel}
          </Button>
        )}
        <Button
          tone="normal"
          disabled={!isChanged}
          isBusy={save.isPending}
          onClick={() => save.mutate({ code: typed ?? '', before: code })}
        >
          {say.saveAndPublish}
        </Button>
      </div>
    </>
  );
}
