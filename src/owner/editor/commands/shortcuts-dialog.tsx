/** The list of keyboard shortcuts. */
import type { ReactNode } from 'react';
import { TEXT_KEYS } from '#domain/editor/text-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { writeKeys } from '../../ui/write-keys.ts';
import { ESCAPE, SHORTCUTS, type Shortcut } from './shortcuts.ts';
import styles from './shortcuts-dialog.module.css';
import * as say from './words/en.ts';

interface Listed {
  readonly keys: string;
  readonly label: string;
  readonly group: Shortcut['group'] | 'writing';
}

const GROUPS = [
  ['page', say.page],
  ['view', say.view],
  ['selected', say.selectedBlockOrSection],
  ['writing', say.writing],
] as const;
const WRITING = TEXT_KEYS.map(({ keys, label }): Listed => ({ keys, label, group: 'writing' }));

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const groups = Map.groupBy<Listed['group'], Listed>(
    [...SHORTCUTS, ESCAPE, ...WRITING],
    ({ group }) => group,
  );
  return (
    <Dialog title={say.keyboardShortcuts} isOpen onClose={onClose} size="large">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the list scrolls, by keys too */}
      <div className={styles['groups']} tabIndex={0} role="group" aria-label={say.keys}>
        {GROUPS.map(([group, name]) => (
          <section key={group} className={styles['group']}>
            <h3 className={`caption ${styles['name']}`}>{name}</h3>
            <dl>
              {[...Map.groupBy(groups.get(group) ?? [], ({ label }) => label)].map(([label, same]) => (
                <div key={label} className={`row loose between ${styles['shortcut']}`}>
                  <dt>{label}</dt>
                  <dd className="row snug fixed">
                    {same.map(({ keys }, index) => (
                      <span key={keys} className="inline snug">
                        {index > 0 && <span className="hint">{say.or}</span>}
                        {writeKeys(keys).map((key) => (
                          <kbd key={key} className={`well ink ${styles['key']}`}>
                            {key}
                          </kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
