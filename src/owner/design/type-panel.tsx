/** The faces a site is set in, each shown in itself, and their sizes. */
import './specimens.css';
import { type ReactNode, useEffect, useState } from 'react';
import { FONT_PAIRINGS } from '#domain/design/font-pairings.ts';
import { UNABLE_TO_LOAD_FONTS } from '#domain/owner-area/messages.ts';
import { fontsOf } from '#site/fonts.ts';
import { faces } from '#site/templates/faces.ts';
import { fill } from '../fill.ts';
import { rich } from '../rich.tsx';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Choices } from './choices.tsx';
import { useDesign } from './design.tsx';
import { Group } from './group.tsx';
import styles from './type-panel.module.css';
import * as say from './words/en.ts';

const PARTS = [
  { value: 'pairs', label: say.pairs },
  { value: 'display', label: say.headings },
  { value: 'text', label: say.text },
] as const;
type Part = (typeof PARTS)[number]['value'];

export function TypePanel(): ReactNode {
  const [part, setPart] = useState<Part>('pairs');
  return (
    <>
      <Group
        title={say.fonts}
        aside={<Segmented label={say.fontType} value={part} options={PARTS} onChange={setPart} />}
      >
        <MissingFaces />
        {part === 'pairs' ? <Pairs /> : <Faces key={part} part={part} />}
      </Group>
      <Group title={say.textSize}>
        <TextSizes />
      </Group>
      <Group title={say.headings}>
        <HeadingSizes />
      </Group>
    </>
  );
}

/** A browser does not try a face again that it could not fetch: only another visit of the screen does. */
function MissingFaces(): ReactNode {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const look = () => setMissing([...document.fonts].some(({ status }) => status === 'error'));
    look();
    document.fonts.addEventListener('loadingerror', look);
    return () => document.fonts.removeEventListener('loadingerror', look);
  }, []);
  if (!isMissing) return null;
  return (
    <Notice
      tone="danger"
      action={
        <Button size="small" onClick={() => location.reload()}>
          {say.tryAgain}
        </Button>
      }
    >
      {rich(say.unabletoloadfontsSomeNamesAppearInAnother, {
        unableToLoadFonts: UNABLE_TO_LOAD_FONTS,
        strong: (inside) => <strong>{inside}</strong>,
      })}
    </Notice>
  );
}

function Pairs(): ReactNode {
  const { style, template, change } = useDesign();
  const { name } = useSite();
  const current = fontsOf(template, style);
  const own = { display: template.fonts.display.family, text: template.fonts.text.family };
  const others = FONT_PAIRINGS.filter(({ display, text }) => display !== own.display || text !== own.text);
  const write = ({ display, text }: { display: string; text: string }) => `${display} / ${text}`;
  const options = [own, ...others].map((pair) => ({
    value: write(pair),
    label:
      pair.display === pair.text
        ? pair.text
        : fill(say.displayAndText, { display: pair.display, text: pair.text }),
    picture: (
      <span className={`stack snug ${styles['pair']}`}>
        <span className={`clip ${styles['display']}`} style={{ fontFamily: `"${pair.display}"` }}>
          {name}
        </span>
        <span className={styles['text']} style={{ fontFamily: `"${pair.text}"` }}>
          {say.madeByHandOpenFromNine}
        </span>
        <span className={`muted tiny ${styles['names']}`}>
          {pair.display === pair.text ? pair.text : `${pair.display} · ${pair.text}`}
        </span>
      </span>
    ),
    fonts: pair === own ? {} : pair,
  }));
  return (
    <Choices
      label={say.fontPairs}
      columns={1}
      isLabelHidden
      value={write({ display: current.display.family, text: current.text.family })}
      options={options}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) change(fill(say.fontsLabel, { label: chosen.label }), [[['fonts'], chosen.fonts]]);
      }}
    />
  );
}

function Faces({ part }: { readonly part: 'display' | 'text' }): ReactNode {
  const { style, template, change } = useDesign();
  const own = template.fonts[part].family;
  const options = [...faces.keys()].map((family) => ({
    value: family,
    label: family === own ? fill(say.familyLabelSOwn, { family, label: template.label }) : family,
    picture: (
      <span
        className={styles[part === 'display' ? 'face' : 'faceText']}
        style={{ fontFamily: `"${family}"` }}
      >
        {part === 'display' ? family : fill(say.familyMadeByHandOpenFrom, { family })}
      </span>
    ),
  }));
  return (
    <Choices
      label={part === 'display' ? say.headingFont : say.textFont}
      columns={1}
      isLabelHidden
      value={fontsOf(template, style)[part].family}
      options={options}
      onChange={(family) =>
        change(fill(say.fontFamily, { family }), [[['fonts', part], family === own ? undefined : family]])
      }
    />
  );
}

const SIZES = [
  { value: 0.9, label: say.small, pixels: 14 },
  { value: 1, label: say.normal, pixels: 17 },
  { value: 1.12, label: say.large, pixels: 20 },
  { value: 1.25, label: say.larger, pixels: 24 },
] as const;

function TextSizes(): ReactNode {
  const { style, change } = useDesign();
  return (
    <Choices
      label={say.textSize}
      value={style.scale}
      options={SIZES.map(({ value, label, pixels }) => ({
        value: value as number,
        label,
        picture: (
          <span className={styles['letters']} style={{ fontSize: pixels }}>
            {say.aa}
          </span>
        ),
      }))}
      onChange={(scale) => change(say.textSize, [[['scale'], scale]])}
    />
  );
}

const HEADINGS = [
  { value: 'calm', label: say.calm, pixels: 17 },
  { value: undefined, label: say.normal, pixels: 23 },
  { value: 'bold', label: say.bold, pixels: 32 },
] as const;

function HeadingSizes(): ReactNode {
  const { style, template, change } = useDesign();
  const { family } = fontsOf(template, style).display;
  return (
    <Choices<(typeof HEADINGS)[number]['value']>
      label={say.headingSize}
      value={style.headings}
      options={HEADINGS.map(({ value, label, pixels }) => ({
        value,
        label,
        picture: (
          <span className={`stack tight ink ${styles['heading']}`}>
            <span style={{ fontSize: pixels, fontFamily: `"${family}"` }}>{say.aa}</span>
            <span className={styles['line']} />
            <span className={styles['line']} />
          </span>
        ),
      }))}
      onChange={(headings) => change(say.headingSize, [[['headings'], headings]])}
    />
  );
}
