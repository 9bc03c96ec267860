/** The list of all settings, in groups, with a search that knows other words for them. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { SearchBox } from '../ui/search-box.tsx';
import { type Entry, findPanels, placeOf } from './panels.ts';
import styles from './settings.module.css';
import * as say from './words/en.ts';

interface PanelNavigationProps {
  readonly siteId: string;
  readonly panels: readonly Entry[];
}

const GROUPS = [
  { group: 'site', label: say.thisSite },
  { group: 'store', label: say.shop },
  { group: 'visitors', label: say.forVisitors },
  { group: 'data', label: say.moveAndConnect },
  { group: 'installation', label: say.installation },
] as const;

export function PanelNavigation({ siteId, panels }: PanelNavigationProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = findPanels(panels, typed);
  const groups = GROUPS.map((each) => ({
    ...each,
    entries: found.filter(({ group }) => group === each.group),
  })).filter(({ entries }) => entries.length > 0);
  const first = groups[0]?.entries[0];
  useEffect(() => {
    // On phones the entries stand in one line that scrolls.
    list.current
      ?.querySelector(`[href="${CSS.escape(pathname)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav aria-label={say.settings} className={styles['navigation']}>
      <SearchBox
        label={say.searchTheSettings}
        value={typed}
        onChange={setTyped}
        onTake={() => {
          if (!first) return;
          setTyped('');
          void navigate(`/sites/${siteId}/${placeOf(first)}`);
        }}
        list={list}
      />
      <div ref={list} className={`stack loose top ${styles['groups']}`}>
        {groups.map(({ group, label, entries }) => (
          <Group key={group} siteId={siteId} label={label} entries={entries} />
        ))}
      </div>
      <p role="status" className={found.length === 0 ? `hint ${styles['none']}` : 'visually-hidden'}>
        {found.length === 0 && say.noMatchingSettingTryAnotherWord}
      </p>
    </nav>
  );
}

interface GroupProps {
  readonly siteId: string;
  readonly label: string;
  readonly entries: readonly Entry[];
}

function Group({ siteId, label, entries }: GroupProps): ReactNode {
  const id = useId();
  return (
    <div className={styles['group']}>
      <h2 id={id} className={`block caption ${styles['groupName']}`}>
        {label}
      </h2>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <NavLink
              to={`/sites/${siteId}/${placeOf(entry)}`}
              className={`row lit control plain snug muted medium nowrap ${styles['entry']}`}
            >
              {entry.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
