/** The files that buyers of a digital product get. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { wordsOfStatus } from '#domain/calls/status-words.ts';
import { formatFileSize } from '#domain/media/file-size.ts';
import { addFile, type ProductFile, readFiles, removeFile } from '#domain/store/catalogue/calls-files.ts';
import { ApiError, addressOf, call, OFFLINE } from '../../api.ts';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { FileChoice } from '../../ui/file-choice.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Panel, Stack } from '../../ui/page.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';
import * as say from './words/en.ts';

export type ProductFilesState = ReturnType<typeof useProductFiles>;

export function ProductFiles({ files }: { readonly files: ProductFilesState }): ReactNode {
  const { stored, adding, removing, file, choose, add } = files;
  return (
    <Panel title={say.files} description={say.buyersDownloadTheseFromTheirOrder}>
      <Stack>
        <NotRead query={stored} />
        {stored.data && stored.data.files.length === 0 && <p>{say.addAFileForBuyersTo}</p>}
        {stored.data && stored.data.files.length > 0 && (
          <ul className="stack">
            {stored.data.files.map((each) => (
              <li key={each.id}>
                {each.name} <small>{formatFileSize(each.bytes)}</small>{' '}
                <Button
                  size="small"
                  tone="quiet"
                  isBusy={removing.isPending && removing.variables.id === each.id}
                  onClick={() => removing.mutate(each)}
                >
                  {fill(say.removeName, { name: each.name })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {(adding.error ?? removing.error) && <Failure error={adding.error ?? removing.error} />}
        <FileChoice label={say.chooseAFile} file={file} onChange={choose} />
        {file && (
          <div>
            <Button
              tone="primary"
              isBusy={adding.isPending}
              onClick={() => void add().catch(() => undefined)}
            >
              {say.addTheFile}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

/** A file that is chosen is added with its button, or when the product is saved. */
export function useProductFiles(site: string, product: string) {
  const [file, setFile] = useState<File>();
  const queryKey = ['product-files', site, product];
  const client = useQueryClient();
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readFiles, { site, query: { product } }, { signal }),
  });
  const adding = useMutation({
    async mutationFn(file: File) {
      const path = addressOf(addFile, { site, query: { product, name: file.name.slice(0, 200) } });
      const headers = { 'x-vitrine': '1', 'content-type': 'application/octet-stream' };
      const response = await fetch(path, { method: 'POST', headers, body: file }).catch(() => {
        throw new ApiError(0, 'offline', OFFLINE, undefined);
      });
      const answer = (await response.json().catch(() => ({}))) as {
        readonly files?: readonly ProductFile[];
        readonly error?: { readonly kind: string; readonly message: string };
      };
      const { status } = response;
      const { kind = 'failed', message = wordsOfStatus(status) } = answer.error ?? {};
      if (!response.ok || !answer.files) throw new ApiError(status, kind, message, answer);
      return { files: [...answer.files] };
    },
    onSuccess(list) {
      client.setQueryData(queryKey, list);
      showToast(say.fileAdded);
    },
  });
  const removing = useAction(({ id }: ProductFile) => call(removeFile, { site, file: id }), {
    said: say.fileRemoved,
    reads: queryKey,
    isFailureShown: true,
  });
  const add = async (): Promise<void> => {
    if (!file) return;
    await adding.mutateAsync(file);
    // Another one may have been chosen by now.
    setFile((now) => (now === file ? undefined : now));
  };
  const choose = (chosen: File | undefined): void => {
    adding.reset();
    setFile(chosen);
  };
  return { stored, adding, removing, file, choose, add };
}
