/** The old site's pictures and files, as a folder or an archive: exports hold only their addresses. */

import { FileArchive, FolderUp, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { formatFileSize } from '#domain/media/file-size.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Row } from '../ui/page.tsx';
import styles from './import.module.css';
import type { Source } from './move.ts';
import type { PackedFile } from './pack-files.ts';
import * as say from './words/en.ts';

export interface OldFiles {
  readonly name: string;
  readonly bytes: number;
  readonly files: readonly PackedFile[];
}

const HINTS: Readonly<Record<Exclude<Source, 'vitrine'>, string>> = {
  wordpress: say.yourWpContentUploadsFolderOr,
  squarespace: say.aFolderWithThePicturesYou,
  ghost: say.theContentFolderOfGhost,
  feed: say.aFolderWithThePicturesYou,
  markdown: say.aFolderWithThePicturesYou,
};

/** No standard knows the attribute: it is set once it is needed. */
function chooseFolder(input: HTMLInputElement | null): void {
  if (!input) return;
  input.webkitdirectory = true;
  input.click();
}

export interface OldFilesChoiceProps {
  readonly source: keyof typeof HINTS;
  readonly value: OldFiles | undefined;
  readonly onChange: (files: OldFiles | undefined) => void;
}

export function OldFilesChoice({ source, value, onChange }: OldFilesChoiceProps): ReactNode {
  const folder = useRef<HTMLInputElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const [first] = files;
    if (!first) return;
    onChange({
      name: first.webkitRelativePath.split('/')[0] || first.name,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      files: files.map((file) => ({ name: `files/${file.webkitRelativePath || file.name}`, file })),
    });
  };
  return (
    <div className="stack tight">
      <span className="strong">{say.picturesAndFilesOfTheOld}</span>
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        aria-label={say.folderWithTheOldSitesFiles}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <input
        ref={archive}
        type="file"
        hidden
        accept=".zip,.tar,.gz,.tgz"
        aria-label={say.archiveWithTheOldSitesFiles}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {value ? (
        <div className={`row ${styles['chosen']}`}>
          <span className="grow clip strong">{value.name}</span>
          <span className="muted small">
            {value.files.length > 1
              ? fill(say.countFilesBytes, {
                  count: value.files.length.toLocaleString(LOCALE),
                  bytes: formatFileSize(value.bytes),
                })
              : formatFileSize(value.bytes)}
          </span>
          <IconButton
            label={say.skipTheOldSitesFiles}
            icon={<X />}
            size="small"
            onClick={() => onChange(undefined)}
          />
        </div>
      ) : (
        <Row>
          <Button icon={<FolderUp />} onClick={() => chooseFolder(folder.current)}>
            {say.chooseAFolder}
          </Button>
          <Button icon={<FileArchive />} onClick={() => archive.current?.click()}>
            {say.chooseAnArchive}
          </Button>
        </Row>
      )}
      <p className="muted small">{HINTS[source]}</p>
    </div>
  );
}
