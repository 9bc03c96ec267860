/** The files of one field of a submission: what they are, how large, and a way to save each. */
import { useQuery } from '@tanstack/react-query';
import { Archive, Download, FileText, FileType, Film, Image, type LucideIcon, Music } from 'lucide-react';
import type { ReactNode } from 'react';
import { fetchFile, readFiles, type SubmissionFile } from '#domain/forms/calls-inbox.ts';
import type { FileKind } from '#domain/forms/file-kinds.ts';
import { formatFileSize } from '#domain/media/file-size.ts';
import { addressOf, call } from '../../api.ts';
import { fill } from '../../fill.ts';
import styles from './submission-files.module.css';
import { submissionKeys } from './submissions.ts';
import * as say from './words/en.ts';

interface SubmissionFilesProps {
  readonly siteId: string;
  readonly submissionId: string;
  readonly fieldId: string;
  /** File names by id, shown while the sizes load. */
  readonly names: Readonly<Record<string, string>>;
}

const ICONS: Readonly<Record<FileKind, LucideIcon>> = {
  picture: Image,
  pdf: FileType,
  document: FileText,
  audio: Music,
  video: Film,
  archive: Archive,
};

export function SubmissionFiles({ siteId, submissionId, fieldId, names }: SubmissionFilesProps): ReactNode {
  const own = { site: siteId, submission: submissionId };
  const read = useQuery({
    queryKey: [...submissionKeys.one(siteId, submissionId), 'files'],
    queryFn: ({ signal }) => call(readFiles, own, { signal }),
  });
  const files = read.data?.files.filter((file) => file.fieldId === fieldId);
  return (
    <ul className={`stack icons tight ${styles['files']}`}>
      {Object.entries(names).map(([id, name]) => {
        const file = files?.find((each) => each.id === id);
        const Icon = file ? ICONS[file.kind] : FileText;
        return (
          <li key={id}>
            <Icon size={16} aria-hidden />
            <span className="words">{name}</span>
            <span className={`hint nowrap`}>{sizeOf(file, files !== undefined)}</span>
            {(file || !files) && (
              <a
                className={`centre ${styles['save']}`}
                href={addressOf(fetchFile, { ...own, file: id })}
                download={name}
                aria-label={fill(say.downloadName, { name })}
              >
                <Download size={16} aria-hidden />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function sizeOf(file: SubmissionFile | undefined, isRead: boolean): string {
  if (file) return formatFileSize(file.bytes);
  return isRead ? say.deleted : '';
}
