/** Buttons: one primary action a screen; the others are quiet. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export type ButtonTone = 'primary' | 'normal' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly tone?: ButtonTone;
  readonly size?: 'small' | 'normal' | 'large';
  readonly icon?: ReactNode;
  /** Shows a spinner and takes no further presses; the button keeps its width and its focus. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps): ReactNode {
  const { tone = 'normal', size = 'normal', icon, isBusy, isWide, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      {...rest}
      className={classesOf('button', tone, `size-${size}`, isWide ? 'wide' : '')}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <Spinner /> : icon}
      {children !== undefined && <span className={styles['label']}>{children}</span>}
    </button>
  );
}

export interface ButtonLinkProps extends Pick<ButtonProps, 'tone' | 'icon' | 'children'> {
  readonly href: string;
}

/** Leads somewhere, and looks like the buttons beside it. */
export function ButtonLink({ tone = 'normal', icon, href, children }: ButtonLinkProps): ReactNode {
  return (
    <a href={href} className={classesOf('button', tone, 'size-normal')}>
      {icon}
      <span className={styles['label']}>{children}</span>
    </a>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'isWide' | 'isBusy'> {
  /** Read aloud, and shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Shown beside the label in the tooltip, e.g. "⌘Z". */
  readonly keys?: string;
  readonly isPressed?: boolean;
}

export function IconButton(props: IconButtonProps): ReactNode {
  const { label, icon, keys, isPressed, tone = 'quiet', size = 'normal', ...rest } = props;
  return (
    <Tooltip label={keys ? `${label}  ${keys}` : label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        {...rest}
        className={classesOf('button', 'icon', tone, `size-${size}`)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}

/** Of those that the style sheet has: what looks as usual has no rule of its own. */
function classesOf(...names: readonly string[]): string {
  return names.flatMap((name) => styles[name] ?? []).join(' ');
}
