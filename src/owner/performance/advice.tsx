/** What to do about a slow site, in words. */
import { CircleCheck, FileCode2, Image, Server, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SiteSpeed } from '#domain/performance/calls.ts';
import { formatCount } from '../figures/format.ts';
import { fill } from '../fill.ts';
import { Panel } from '../ui/page.tsx';
import styles from './advice.module.css';
import * as say from './words/en.ts';
import { formatBytes, formatMs } from './words.ts';

type Item = SiteSpeed['advice'][number];

const KINDS = {
  heavyPicture: { icon: Image, title: say.pictureIsTooLarge, about: say.replacePicture, value: formatBytes },
  blockingScript: { icon: FileCode2, title: say.embedBlocks, about: say.removeEmbed, value: formatMs },
  lateFont: { icon: Type, title: say.fontComesLate, about: say.useFewerFonts, value: formatMs },
  slowServer: { icon: Server, title: say.serverAnswersSlowly, about: say.checkServer, value: formatMs },
} as const;

export function Advice({ speed }: { readonly speed: SiteSpeed }): ReactNode {
  const isGood = speed.metrics.every(({ rating }) => rating === 'good');
  return (
    <Panel title={say.whatToDo}>
      {speed.advice.length === 0 ? (
        <p className="row tight">
          <CircleCheck size={16} aria-hidden="true" className="good" />
          {isGood ? say.nothingToDo : say.noSingleCause}
        </p>
      ) : (
        <ul className="stack">
          {speed.advice.map((item) => (
            <AdviceItem key={`${item.kind} ${item.subject}`} item={item} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AdviceItem({ item: { kind, subject, loads, average } }: { readonly item: Item }): ReactNode {
  const { icon: Icon, title, about, value } = KINDS[kind];
  return (
    <li className={styles['item']}>
      <Icon size={16} aria-hidden="true" />
      <div className="stack snug words">
        <span className="strong">{fill(title, { subject, value: value(average) })}</span>
        <span className="muted">
          {about} {fill(say.metOnCountPageViews, { count: formatCount(loads), count2: loads })}
        </span>
      </div>
    </li>
  );
}
