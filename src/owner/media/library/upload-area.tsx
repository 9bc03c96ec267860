/** Takes files that are dropped, pasted or picked. */
import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonTone } from '../../ui/button.tsx';
import { showError } from '../../ui/toasts.tsx';
import { filesOfDrop } from './dropped-entries.ts';
import styles from './upload-area.module.css';

export interface DropAreaProps {
  /** What happens with the files: "Drop to upload". */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Whether it takes what is pasted anywhere on the screen, too. */
  readonly takesPaste?: boolean;
  readonly children: ReactNode;
}

export function DropArea({ label, onFiles, takesPaste = true, children }: DropAreaProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    if (!takesPaste) return undefined;
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [takesPaste]);
  const over = (event: DragEvent, change: 1 | -1): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += change;
    setIsOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the button beside does the same
    <div
      className="anchor"
      onDragEnter={(event) => over(event, 1)}
      onDragLeave={(event) => over(event, -1)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        depth.current = 0;
        setIsOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void filesOfDrop(event.dataTransfer).then(
          (files) => files.length > 0 && take.current(files),
          showError,
        );
      }}
    >
      {children}
      {isOver && (
        <div className={styles['veil']} aria-hidden="true">
          <span className={`stack tight accent ${styles['words']}`}>
            <UploadIcon size={22} />
            {label}
          </span>
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
