/** The files that buyers of a digital product get. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatFileSize } from '#domain/media/file-size.ts';
import { addFile, type ProductFile, readFiles, removeFile } from '#domain/orders/calls-downloads.ts';
import { ApiError, addressOf, call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { FileChoice } from '../ui/file-choice.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { showToast } from '../ui/toasts.tsx';
import styles from './catalogue.module.css';

interface ProductFilesProps {
  readonly siteId: string;
  readonly productId: string;
}

export function ProductFiles({ siteId, productId }: ProductFilesProps): ReactNode {
  const { stored, adding, removing } = useFiles(siteId, productId);
  const [file, setFile] = useState<File>();
  const add = () => file && adding.mutate(file, { onSuccess: () => setFile(undefined) });
  return (
    <Panel
      title="Files"
      description="Buyers fetch them from the page of their order, as soon as it is paid. Nobody else reaches them."
    >
      <Stack>
        {stored.error && <Failure error={stored.error} onRetry={() => void stored.refetch()} />}
        {stored.isPending && <Loading />}
        {stored.data && stored.data.files.length === 0 && <p>Buyers get nothing yet: add a file.</p>}
        {stored.data && stored.data.files.length > 0 && (
          <ul className={styles['files']}>
            {stored.data.files.map((each) => (
              <li key={each.id}>
                {each.name} <small>{formatFileSize(each.bytes)}</small>{' '}
                <Button
                  size="small"
                  tone="quiet"
                  isBusy={removing.isPending && removing.variables.id === each.id}
                  onClick={() => removing.mutate(each)}
                >
                  Remove {each.name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {(adding.error ?? removing.error) && <Failure error={adding.error ?? removing.error} />}
        <FileChoice label="Choose a file" file={file} onChange={setFile} />
        {file && (
          <div>
            <Button tone="primary" isBusy={adding.isPending} onClick={add}>
              Add the file
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

function useFiles(site: string, product: string) {
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
      const response = await fetch(path, { method: 'POST', headers, body: file });
      const answer = (await response.json()) as {
        readonly files?: readonly ProductFile[];
        readonly error?: { readonly kind: string; readonly message: string };
      };
      if (!response.ok)
        throw new ApiError(
          response.status,
          answer.error?.kind ?? 'failed',
          answer.error?.message ?? 'The file did not come.',
          answer,
        );
      return { files: [...(answer.files ?? [])] };
    },
    onSuccess(list) {
      client.setQueryData(queryKey, list);
      showToast('The file is there.');
    },
  });
  const removing = useMutation({
    mutationFn: ({ id }: ProductFile) => call(removeFile, { site, file: id }),
    async onSuccess() {
      showToast('The file is gone.');
      await client.invalidateQueries({ queryKey });
    },
  });
  return { stored, adding, removing };
}
