import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnyBlockDefinition } from '#domain/block.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { changeValue } from '#domain/fields/edit-layer.ts';
import type { Link } from '#domain/links/link.ts';
import { fetchVideoDetails } from '#domain/video/calls.ts';
import { readVideoAddress } from '#domain/video/video-address.ts';
import { call } from '../../api.ts';
import { BlockPanel } from '../../fields/block-panel.tsx';
import { Group } from '../../fields/group.tsx';
import { useField, usePanel } from '../../fields/panel-context.tsx';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import * as say from './words/en.ts';

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  const { lockedBecause } = usePanel();
  const { value } = useField<Link | undefined>(['props', 'source']);
  const url = value && 'url' in value ? value.url : '';
  const provider = readVideoAddress(url)?.provider;
  return (
    <>
      {provider && !lockedBecause && (
        <Group>
          <FetchDetails key={url} url={url} provider={provider} />
        </Group>
      )}
      <BlockPanel definition={definition} />
    </>
  );
}

function FetchDetails({ url, provider }: { readonly url: string; readonly provider: string }): ReactNode {
  const { siteId: site, target, layer, onChange } = usePanel();
  const details = useAction(() => call(fetchVideoDetails, { site, body: { url } }), {
    isFailureShown: true,
    onDone: ({ title, pictureId }) => {
      const changes = [
        ...(title ? changeValue(target, layer, ['props', 'title'], title) : []),
        ...(pictureId
          ? changeValue(target, layer, ['props', 'poster'], { ref: 'media', id: pictureId })
          : []),
      ];
      if (changes.length > 0) onChange(changes);
    },
  });
  return (
    <div className="stack start">
      <Button isBusy={details.isPending} icon={<Download />} onClick={() => details.mutate()}>
        {fill(say.getTitleAndPictureFromProvider, { provider })}
      </Button>
      <p className="hint">{fill(say.thisServerContactsProviderOnceVisitors, { provider })}</p>
      {details.isError && <Failure error={details.error} />}
      {details.isSuccess && <Notice tone="good">{toldOf(details.data)}</Notice>}
    </div>
  );
}

function toldOf({ title, pictureId }: AnswerOf<typeof fetchVideoDetails>): string {
  if (title && pictureId) return say.titleAndPictureAddedThePicture;
  if (title) return say.titleAddedNoPictureWasAvailable;
  return pictureId ? say.pictureAddedToYourMediaLibrary : say.nothingAvailable;
}
