/** The popup around whatever it shows. Unseen until its script finds that it is due. */
import type { ReactNode } from 'react';
import { en, type OverMessages } from '#domain/popups/words/en.ts';
import type { PopupProps } from './definition.ts';

type FrameProps = Pick<PopupProps, 'id' | 'name' | 'style' | 'isExample'> & {
  readonly children: ReactNode;
  readonly words?: OverMessages;
};

export function PopupFrame({ id, name, style, isExample, children, words = en }: FrameProps): ReactNode {
  return (
    <dialog
      className="popup"
      aria-label={name}
      data-style={style}
      data-theme="paper"
      {...(id ? { 'data-popup': id } : {})}
      {...(isExample ? { open: true, 'data-example': '' } : {})}
    >
      <button type="button" className="popup-close" aria-label={words.close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      <div className="popup-body">{children}</div>
    </dialog>
  );
}
