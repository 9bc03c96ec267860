/** Takes files that are dropped, pasted or picked, and shows how their uploads go. */
import { CircleAlert, CircleCheck, RotateCcw, Upload as UploadIcon, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonTone, IconButton } from '../ui/button.tsx';
import styles from './upload-area.module.css';
import type { Upload } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

export interface DropAreaProps {
  /** What happens with the files: "Drop to upload". */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

export function DropArea({ label, onFiles, children }: DropAreaProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const over = (event: DragEvent, change: 1 | -1): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += change;
    setIsOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the button beside does the same
    <div
      className={styles['area']}
      onDragEnter={(event) => over(event, 1)}
      onDragLeave={(event) => over(event, -1)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        depth.current = 0;
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      {children}
      {isOver && (
        <div className={styles['veil']} aria-hidden="true">
          <UploadIcon size={22} />
          {label}
        </div>
      )}
    </div>
  );
}

export interface UploadButtonProps {
  readonly label: string;
  readonly tone?: ButtonTone;
  readonly size?: 'small' | 'normal';
  readonly accept?: string | undefined;
  readonly isSingle?: boolean;
  readonly isBusy?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function UploadButton(props: UploadButtonProps): ReactNode {
  const {
    label,
    tone = 'normal',
    size = 'normal',
    accept,
    isSingle = false,
    isBusy = false,
    onFiles,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        tone={tone}
        size={size}
        isBusy={isBusy}
        icon={<UploadIcon />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

const CLEAR_AFTER_MS = 4000;

/** Nothing while there is nothing to tell; what is stored goes by itself after a while. */
export function UploadList({ uploads, retry, cancel, clearDone }: Uploads): ReactNode {
  const isSettled =
    uploads.length > 0 && uploads.every(({ state }) => state === 'done' || state === 'failed');
  useEffect(() => {
    if (!isSettled) return;
    const timer = setTimeout(clearDone, CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return (
    <section aria-label="Uploads" className={uploads.length > 0 ? styles['list'] : undefined}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} retry={retry} cancel={cancel} />
      ))}
      <p className="visually-hidden" role="status">
        {summaryOf(uploads)}
      </p>
    </section>
  );
}

function UploadRow({
  upload,
  retry,
  cancel,
}: { readonly upload: Upload } & Pick<Uploads, 'retry' | 'cancel'>): ReactNode {
  const { id, name, state, progress, message } = upload;
  const isFailed = state === 'failed';
  return (
    <div className={styles['row']} data-state={state}>
      {state === 'done' && <CircleCheck size={16} aria-hidden="true" />}
      {isFailed && <CircleAlert size={16} aria-hidden="true" />}
      <span className={styles['name']}>{name}</span>
      <span className={styles['state']}>{message ?? STATES[state](progress)}</span>
      {state !== 'done' && !isFailed && (
        <progress className={styles['bar']} value={progress} aria-label={`Upload of ${name}`} />
      )}
      <span className={styles['actions']}>
        {isFailed && (
          <IconButton
            label={`Try ${name} again`}
            icon={<RotateCcw />}
            size="small"
            onClick={() => retry(id)}
          />
        )}
        {state !== 'done' && (
          <IconButton
            label={isFailed ? `Dismiss ${name}` : `Cancel the upload of ${name}`}
            icon={<X />}
            size="small"
            onClick={() => cancel(id)}
          />
        )}
      </span>
    </div>
  );
}

const STATES: Readonly<Record<Upload['state'], (progress: number) => string>> = {
  waiting: () => 'Waiting',
  sending: (progress) => `${Math.round(progress * 100)} %`,
  processing: () => 'Preparing',
  done: () => 'Uploaded',
  failed: () => 'Failed',
};

function summaryOf(uploads: readonly Upload[]): string {
  if (uploads.length === 0) return '';
  const count = (state: Upload['state']): number => uploads.filter((each) => each.state === state).length;
  const failed = count('failed');
  return `${count('done')} of ${uploads.length} uploaded${failed > 0 ? `, ${failed} failed` : ''}.`;
}
