/** The site's profiles elsewhere: shown as icons in header or footer, and by the block for them. In force at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { change } from '#domain/settings/calls.ts';
import { call } from '../api.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { TextArea } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { useAction } from '../ui/use-action.ts';
import { setField, useFields } from './part-fields.ts';
import * as say from './words/en.ts';

const MOST = 30;

export function ProfilesField({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const isShown = useFields(editor)['hasProfiles'] === true;
  return (
    <>
      <Switch
        label={say.socialLinks}
        isOn={isShown}
        onChange={(isOn) =>
          setField(editor, 'hasProfiles', {
            label: isOn ? say.showSocialLinks : say.hideSocialLinks,
            value: isOn || undefined,
          })
        }
      />
      {isShown && <Profiles siteId={editor.siteId} />}
    </>
  );
}

function Profiles({ siteId }: { readonly siteId: string }): ReactNode {
  const client = useQueryClient();
  const stored = useQuery(siteSettingsQuery(siteId)).data?.socialLinks;
  const [typed, setTyped] = useState<string>();
  const save = useAction(
    (socialLinks: { service: string; url: string }[]) =>
      call(change, { site: siteId, body: { socialLinks } }),
    {
      said: say.theSocialLinksAreNowOn,
      onDone: async () => {
        await client.invalidateQueries({ queryKey: ['settings', siteId] });
        setTyped(undefined);
      },
    },
  );
  const before = stored?.map(({ url }) => url).join('\n') ?? '';
  const leave = () => {
    if (typed === undefined || typed === before) return;
    const addresses = typed.split('\n').flatMap((line) => completed(line) ?? []);
    save.mutate(
      addresses
        .slice(0, MOST)
        .map((url) => ({ service: stored?.find((link) => link.url === url)?.service ?? '', url })),
    );
  };
  return (
    <TextArea
      label={say.addresses}
      hint={say.onePerLineWePickThe}
      placeholder={'https://www.instagram.com/yourname\nmailto:hello@example.com'}
      value={typed ?? before}
      disabled={stored === undefined}
      onChange={setTyped}
      onBlur={leave}
      spellCheck={false}
    />
  );
}

/** A whole address; undefined for an empty line. */
function completed(line: string): string | undefined {
  const address = line.trim();
  if (address === '') return undefined;
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}
