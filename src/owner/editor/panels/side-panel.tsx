/**
 * A panel beside the page, with a heading and a way to close it. On phones it is a sheet at the bottom whose height
 * can be dragged, so that the page above it stays visible.
 */
import { X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { fill } from '../../fill.ts';
import { IconButton } from '../../ui/button.tsx';
import styles from './side-panel.module.css';
import * as say from './words/en.ts';

export interface SidePanelProps {
  readonly id?: string;
  readonly label: string;
  readonly heading: ReactNode;
  readonly edge: 'start' | 'end';
  readonly onClose: () => void;
  /** The content scrolls by itself. */
  readonly hasOwnScroll?: boolean;
  readonly children: ReactNode;
}

/** The heights a sheet snaps to, as shares of the window. */
const LOW = 0.46;
const HIGH = 0.88;
const CLOSING = 0.26;

export function SidePanel({
  id,
  label,
  heading,
  edge,
  onClose,
  hasOwnScroll,
  children,
}: SidePanelProps): ReactNode {
  const panel = useRef<HTMLElement>(null);
  return (
    <aside
      ref={panel}
      id={id}
      className={`column fixed ${styles['side']}`}
      data-edge={edge}
      data-covers=""
      aria-label={label}
    >
      <Handle panel={panel} onClose={onClose} />
      <header className={`row tight fixed ${styles['head']}`}>
        <div className="row snug grow">{heading}</div>
        <IconButton label={fill(say.closeLabel, { label })} icon={<X />} size="small" onClick={onClose} />
      </header>
      <div
        className={`scroll grow anchor ${styles['content']}`}
        data-fields=""
        data-own-scroll={hasOwnScroll || undefined}
      >
        {children}
      </div>
    </aside>
  );
}

interface HandleProps {
  readonly panel: React.RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Dragged with a finger, or pressed to toggle between low and high. */
function Handle({ panel, onClose }: HandleProps): ReactNode {
  const height = useRef(LOW);
  const start = useRef<{ readonly y: number; readonly height: number } | undefined>(undefined);
  const show = (share: number): void => {
    height.current = share;
    panel.current?.style.setProperty('--height', `${share * 100}dvh`);
  };
  useEffect(() => () => void panel.current?.style.removeProperty('--height'), [panel]);
  const move = (event: PointerEvent): void => {
    if (!start.current) return;
    const share = start.current.height + (start.current.y - event.clientY) / window.innerHeight;
    show(Math.min(HIGH, Math.max(0.1, share)));
  };
  const end = (): void => {
    const from = start.current;
    start.current = undefined;
    const isPress = from !== undefined && Math.abs(from.height - height.current) < 0.01;
    if (isPress) show(from.height > (LOW + HIGH) / 2 ? LOW : HIGH);
    else if (height.current < CLOSING) onClose();
    else show(height.current > (LOW + HIGH) / 2 ? HIGH : LOW);
  };
  return (
    <button
      type="button"
      className={styles['handle']}
      aria-label={say.panelHeight}
      onKeyDown={(event) => event.key === 'Enter' && show(height.current === LOW ? HIGH : LOW)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { y: event.clientY, height: height.current };
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
