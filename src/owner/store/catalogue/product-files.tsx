/** The files that buyers of a digital product get. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { wordsOfStatus } from '#domain/calls/status-words.ts';
import { formatFileSize } from '#domain/media/file-size.ts';
import {
  addFile,
  type ProductFile,
  readFiles,
  removeFile,
  stampFile,
} from '#domain/store/catalogue/calls-files.ts';
import { ApiError, addressOf, call, OFFLINE } from '../../api.ts';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { FileChoice } from '../../ui/file-choice.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Panel, Stack } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { type Action, useAction } from '../../ui/use-action.ts';
import * as say from './words/en.ts';

export type ProductFilesState = ReturnType<typeof useProductFiles>;

export function ProductFiles({ files }: { readonly files: ProductFilesState }): ReactNode {
  const { stored, adding, removing, stamping, file, choose, add } = files;
  const error = adding.error ?? removing.error ?? stamping.error;
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
                {isPdf(each.name) && (
                  <Switch
                    label={say.stampPdfsWithTheBuyersName}
                    hint={say.eachPageHasTheBuyersName}
                    isOn={stampedNow(each, stamping)}
                    onChange={(isStamped) => stamping.mutate({ id: each.id, isStamped })}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {error && <Failure error={error} />}
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

interface Stamping {
  readonly id: string;
  readonly isStamped: boolean;
}

function isPdf(name: string): boolean {
  return /\.pdf$/i.test(name);
}

/** The switch moves at once, and back if the file is refused. */
function stampedNow(
  { id, isStamped }: ProductFile,
  { isPending, variables }: Action<unknown, Stamping>,
): boolean {
  return isPending && variables.id === id ? variables.isStamped : isStamped;
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
  const stamping = useAction(
    ({ id, isStamped }: Stamping) => call(stampFile, { site, file: id, body: { isStamped } }),
    { keeps: queryKey, reads: queryKey, isFailureShown: true },
  );
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
  return { stored, adding, removing, stamping, file, choose, add };
}
