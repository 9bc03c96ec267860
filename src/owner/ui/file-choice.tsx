/** One file from the owner's own machine: dropped, or chosen with a button. */
import { FileUp, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { formatFileSize } from '#domain/media/file-size.ts';
import { fill } from '../fill.ts';
import { Button, IconButton } from './button.tsx';
import styles from './file-choice.module.css';
import * as say from './words/en.ts';

export interface FileChoiceProps {
  /** What to choose: "Choose the export file". */
  readonly label: string;
  /** Which files there are: ".xml or .zip". */
  readonly hint?: string;
  readonly accept?: string;
  readonly file: File | undefined;
  readonly onChange: (file: File | undefined) => void;
}

export function FileChoice({ label, hint, accept, file, onChange }: FileChoiceProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent): void => {
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    onChange(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way; the button inside does the same
    <div
      className={`cluster ${styles['choice']}`}
      data-over={isOver ? '' : undefined}
      data-chosen={file ? '' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) onChange(chosen);
          event.currentTarget.value = '';
        }}
      />
      {file ? (
        <>
          <span className="grow clip strong">{file.name}</span>
          <span className={`hint ${styles['detail']}`}>{formatFileSize(file.size)}</span>
          <IconButton
            label={fill(say.removeName, { name: file.name })}
            icon={<X />}
            size="small"
            onClick={() => onChange(undefined)}
          />
        </>
      ) : (
        <>
          <Button icon={<FileUp />} onClick={() => input.current?.click()}>
            {label}
          </Button>
          {hint && <span className={`hint ${styles['detail']}`}>{hint}</span>}
        </>
      )}
    </div>
  );
}
