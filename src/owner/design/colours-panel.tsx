/** The colours a site is made of: ready-made palettes, each colour by itself, and what sections make of them. */
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { THEMES, type Theme } from '#domain/content/content.ts';
import { toHex } from '#domain/design/oklch.ts';
import type { ResolvedPalette } from '#domain/design/readable.ts';
import { READY_PALETTES } from '#domain/design/ready-palettes.ts';
import { PALETTE_NAMES, type SiteStyle } from '#domain/design/style.ts';
import { darkThemesOf } from '#site/palette.ts';
import type { Template, Themes } from '#site/templates/template.ts';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { Choices } from './choices.tsx';
import { ColourField } from './colour-field.tsx';
import { COLOUR_WORDS } from './colour-words.ts';
import { ContrastNote, ContrastSummary } from './contrast-notes.tsx';
import { type Design, useDesign } from './design.tsx';
import { Group } from './group.tsx';
import styles from './panels.module.css';
import * as say from './words/en.ts';

export function ColoursPanel(): ReactNode {
  const design = useDesign();
  const { style, themes, template } = design;
  const palette = resolvePalette(design);
  const read = asRead(design, palette);
  const isOwn = Object.values(style.palette).some((colour) => colour !== undefined);
  const reset = () => design.change(fill(say.labelSColours, { label: template.label }), [[['palette'], {}]]);
  return (
    <>
      <Group title={say.palette}>
        <ReadyPalettes palette={palette} />
      </Group>
      <Group
        title={say.colours}
        aside={
          isOwn && (
            <Button size="small" tone="quiet" onClick={reset}>
              {say.reset}
            </Button>
          )
        }
      >
        <div className="stack">
          {PALETTE_NAMES.map((name) => (
            <Fragment key={name}>
              <ColourField
                label={COLOUR_WORDS[name].label}
                hint={COLOUR_WORDS[name].use}
                value={palette[name]}
                onChange={(colour) =>
                  design.change(COLOUR_WORDS[name].label, [[['palette', name], colour]], name)
                }
              />
              <ContrastNote text={name} palette={read} />
            </Fragment>
          ))}
        </div>
        <ContrastSummary palette={read} />
      </Group>
      <Group title={say.lightAndDark}>
        <SchemeChoice />
      </Group>
      <Group title={say.inSections}>
        {style.scheme !== 'dark' && <SectionThemes themes={themes} label={say.sectionColourSchemes} />}
        {style.scheme && (
          <SectionThemes themes={darkThemesOf(themes)} label={say.sectionColourSchemesInDarkMode} />
        )}
      </Group>
    </>
  );
}

/** What is not chosen is the template's, or follows from what is. */
function resolvePalette({ style, themes }: Pick<Design, 'style' | 'themes'>) {
  return {
    paper: hex(themes.paper.ground),
    tint: hex(themes.tint.ground),
    ink: hex(themes.ink.ground),
    accent: hex(themes.accent.ground),
    text: hex(style.palette.text ?? themes.paper.text),
  } satisfies ResolvedPalette;
}

/** A template may write links in another colour than that of its accent sections; an owner's accent is both. */
function asRead({ style, template }: Pick<Design, 'style' | 'template'>, palette: ResolvedPalette) {
  return style.palette.accent ? palette : { ...palette, accent: hex(template.themes.paper.accent) };
}

function hex(colour: string): string {
  return toHex(colour) ?? colour;
}

function ownPalette(template: Template): ResolvedPalette {
  const themes = template.themes;
  return resolvePalette({ themes, style: { palette: {} } as Design['style'] });
}

function ReadyPalettes({ palette }: { readonly palette: ResolvedPalette }): ReactNode {
  const { template, change } = useDesign();
  const own = { name: fill(say.labelSOwn, { label: template.label }), colours: ownPalette(template) };
  const options = [own, ...READY_PALETTES].map(({ name, colours }) => ({
    value: name,
    label: name,
    picture: <Strip colours={colours} />,
    colours,
  }));
  const isSame = (colours: ResolvedPalette) => PALETTE_NAMES.every((name) => colours[name] === palette[name]);
  const choose = (name: string) => {
    const ready = READY_PALETTES.find((each) => each.name === name);
    change(fill(say.paletteName, { name }), [[['palette'], ready?.colours ?? {}]]);
  };
  return (
    <Choices
      label={say.colourPalettes}
      columns={3}
      value={options.find(({ colours }) => isSame(colours))?.value ?? ''}
      options={options}
      onChange={choose}
    />
  );
}

/** The dark set follows from the palette, so that there is nothing more to choose. */
function SchemeChoice(): ReactNode {
  const { style, themes, change } = useDesign();
  const dark = darkThemesOf(themes);
  const night = [dark.paper.ground, dark.tint.ground, dark.paper.accent];
  const day = [themes.paper.ground, themes.tint.ground, themes.paper.accent];
  return (
    <Choices<SiteStyle['scheme']>
      label={say.lightAndDark}
      value={style.scheme}
      options={[
        { value: undefined, label: say.sameAsAbove, picture: <Swatches colours={day} /> },
        { value: 'dark', label: say.dark, picture: <Swatches colours={night} /> },
        {
          value: 'device',
          label: say.matchTheVisitorsDevice,
          picture: <Swatches colours={[...day, ...night]} />,
        },
      ]}
      onChange={(scheme) => change(say.lightAndDark, [[['scheme'], scheme]])}
    />
  );
}

function Swatches({ colours }: { readonly colours: readonly string[] }): ReactNode {
  return (
    <span className={styles['swatches']}>
      {colours.map((colour, index) => (
        <span key={`${index} ${colour}`} style={{ background: colour }} />
      ))}
    </span>
  );
}

function Strip({ colours }: { readonly colours: ResolvedPalette }): ReactNode {
  return (
    <span className={styles['strip']}>
      {PALETTE_NAMES.map((name) => (
        <span key={name} style={{ background: colours[name] }} />
      ))}
    </span>
  );
}

const THEME_LABELS: Readonly<Record<Theme, string>> = {
  paper: say.paper,
  tint: say.tint,
  ink: say.ink,
  accent: say.accent,
  photo: say.photo,
};

function SectionThemes({ themes, label }: { readonly themes: Themes; readonly label: string }): ReactNode {
  return (
    <div className={`well ${styles['themes']}`} role="img" aria-label={label}>
      {THEMES.map((name) => {
        const { ground, text, heading, accent } = themes[name];
        const colours = { '--ground': ground, '--text': text, '--heading': heading, '--mark': accent };
        return (
          <span key={name} className={`stack tight tiny ${styles['theme']}`} style={colours as CSSProperties}>
            <span className={styles['themeLetters']}>{say.aa}</span>
            <span className={styles['themeButton']} />
            {THEME_LABELS[name]}
          </span>
        );
      })}
    </div>
  );
}
