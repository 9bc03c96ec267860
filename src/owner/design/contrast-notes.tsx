/** Which colours are hard to read on which, by how much, and the nearest one that is not. */
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FaintPair, findFaintPairs, type ResolvedPalette } from '#domain/design/readable.ts';
import type { PaletteName } from '#domain/design/style.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Button } from '../ui/button.tsx';
import { COLOUR_WORDS } from './colour-words.ts';
import styles from './contrast-notes.module.css';
import { useDesign } from './design.tsx';
import * as say from './words/en.ts';

/** Beneath the colour it is about. */
export function ContrastNote({ text, palette }: { text: PaletteName; palette: ResolvedPalette }): ReactNode {
  const pairs = findFaintPairs(palette).filter((pair) => pair.text === text);
  return (
    <div role="status" className={styles['about']}>
      {pairs[0] && <Note first={pairs[0]} pairs={pairs} palette={palette} />}
    </div>
  );
}

export function ContrastSummary({ palette }: { readonly palette: ResolvedPalette }): ReactNode {
  return findFaintPairs(palette).length > 0 ? null : (
    <p className="row tight small good">
      <CircleCheck size={14} aria-hidden="true" />
      {say.allTextIsEasyToRead}
    </p>
  );
}

interface NoteProps {
  readonly palette: ResolvedPalette;
  readonly first: FaintPair;
  readonly pairs: readonly FaintPair[];
}

function Note({ palette, first, pairs }: NoteProps): ReactNode {
  const { change } = useDesign();
  const { text, instead } = first;
  const { label } = COLOUR_WORDS[text];
  return (
    <div className={`row tight top small warn ${styles['note']}`}>
      <TriangleAlert size={14} aria-hidden="true" />
      <div className="stack tight start grow">
        {pairs.map(({ ground, ratio }) => (
          <p key={ground} className={`row tight ${styles['pair']}`}>
            <span
              className={`centre ${styles['sample']}`}
              style={{ background: palette[ground] }}
              aria-hidden="true"
            >
              <span style={{ background: palette[text] }} />
            </span>
            {fill(say.labelOnLabel2Writeratio, {
              label,
              label2: COLOUR_WORDS[ground].label,
              writeRatio: writeRatio(ratio),
            })}
          </p>
        ))}
        <p>{instead ? say.textNeedsAContrastOf4 : say.textNeedsAContrastOf45}</p>
        {instead && (
          <Button
            size="small"
            icon={<span className="dot" style={{ background: instead }} />}
            onClick={() => change(label, [[['palette', text], instead]])}
          >
            {fill(say.useInstead, { instead })}
          </Button>
        )}
      </div>
    </div>
  );
}

const TENTHS = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Rounded down: 4.49 does not pass. */
function writeRatio(ratio: number): string {
  return `${TENTHS.format(Math.floor(ratio * 10) / 10)} : 1`;
}
