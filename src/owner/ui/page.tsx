/** The frame of a screen: its title, what belongs beside it, and panels beneath. */
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { fill } from '../fill.ts';
import styles from './page.module.css';
import * as say from './words/en.ts';

export interface ScreenProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The screen this one is a part of. */
  readonly above?: { readonly to: string; readonly label: string };
  /** Buttons beside the title; the primary one last. */
  readonly actions?: ReactNode;
  /** `narrow` for forms, `wide` for lists and grids. */
  readonly width?: 'narrow' | 'normal' | 'wide';
  readonly children: ReactNode;
}

export function Screen(props: ScreenProps): ReactNode {
  const { title, description, above, actions, width = 'normal', children } = props;
  useDocumentTitle(title);
  return (
    <div className={`${styles['screen']} ${styles[width]}`}>
      <header className={`split loose ${styles['header']}`}>
        <div className={`stack snug ${styles['heading']}`}>
          {above && (
            <Link to={above.to} className={`row plain snug hint ${styles['above']}`}>
              <ChevronLeft size={14} aria-hidden="true" />
              {above.label}
            </Link>
          )}
          <h1 className={styles['title']}>{title}</h1>
          {description && <p className={styles['description']}>{description}</p>}
        </div>
        {actions && <div className="cluster tight">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

export interface PanelProps {
  readonly title?: string | undefined;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** A group of things that belong together. */
export function Panel({ title, description, actions, children, footer }: PanelProps): ReactNode {
  return (
    <section className="frame after">
      {(title || actions) && (
        <header className={`split top ${styles['panelHeader']}`}>
          <div className={`stack snug ${styles['heading']}`}>
            {title && <h2>{title}</h2>}
            {description && <p className={styles['description']}>{description}</p>}
          </div>
          {actions && <div className="cluster tight">{actions}</div>}
        </header>
      )}
      {children && <div className={styles['panelBody']}>{children}</div>}
      {footer && <footer className={`row end ${styles['panelFooter']}`}>{footer}</footer>}
    </section>
  );
}

/** Fields under each other. */
export function Stack({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="stack loose">{children}</div>;
}

/** What a screen says above its panels; takes no room while it says nothing. */
export function Notices({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={`stack after ${styles['notices']}`}>{children}</div>;
}

/** Controls beside each other, in two lines where there is no room. */
export function Row({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="cluster">{children}</div>;
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = fill(say.titleVitrine, { title });
  }, [title]);
}
