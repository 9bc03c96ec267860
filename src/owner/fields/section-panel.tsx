/** What can be said of a section: its name, its colours, its width and air, the picture behind it. */
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useState } from 'react';
import {
  DIVIDERS,
  HEIGHTS,
  type Section,
  SPACINGS,
  THEMES,
  type Theme,
  WIDTHS,
} from '#domain/content/content.ts';
import { describeField, inWords } from '#domain/fields/describe-schema.ts';
import { field } from '#domain/fields/field.ts';
import { type MediaRef, mediaRefSchema } from '#domain/links/link.ts';
import { messageOf } from '../api.ts';
import { mediaQuery } from '../media/library/media-item.ts';
import { useFindPoster } from '../media/library/use-poster.ts';
import { TextField } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { MediaField } from './controls/media-control.tsx';
import { Group } from './group.tsx';
import { HiddenField } from './hidden-field.tsx';
import { Labelled } from './labelled.tsx';
import styles from './panel.module.css';
import { useField, usePanel } from './panel-context.tsx';
import { useThemes } from './site-data.ts';
import swatches from './swatches.module.css';
import * as say from './words/en.ts';

export function SectionPanel(): ReactNode {
  return (
    <>
      <Group>
        <div className={styles['fields']}>
          <NameField />
          <ThemeField />
          <ChoiceField name="width" label={say.width} values={WIDTHS} labels={WIDTH_LABELS} />
          <ChoiceField name="spacing" label={say.spaceAboveAndBelow} values={SPACINGS} />
          <ChoiceField name="height" label={say.height} values={HEIGHTS} labels={HEIGHT_LABELS} />
          <ChoiceField name="divider" label={say.lineAbove} values={DIVIDERS} labels={DIVIDER_LABELS} />
        </div>
      </Group>
      <Group title={say.background}>
        <div className={styles['fields']}>
          <BackgroundFields />
        </div>
      </Group>
      <Group title={say.visibility}>
        <HiddenField />
      </Group>
    </>
  );
}

function NameField(): ReactNode {
  const name = useField<string | undefined>(['name'], 'text');
  return (
    <TextField
      label={say.name}
      hint={say.addANameToLinkStraight}
      value={name.value ?? ''}
      error={name.error}
      aside={name.aside}
      maxLength={100}
      onChange={(text) => name.set(text === '' ? undefined : text)}
    />
  );
}

const HEIGHT_LABELS = { auto: say.fitContent, half: say.halfScreen, screen: say.fullScreen };
const DIVIDER_LABELS = { none: say.none, line: say.full, short: say.short };
const WIDTH_LABELS = { full: say.full, wide: say.wide, content: say.normal, reading: say.narrow };

interface ChoiceFieldProps {
  readonly name: 'width' | 'spacing' | 'height' | 'divider';
  readonly label: string;
  readonly values: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
}

function ChoiceField({ name, label, values, labels }: ChoiceFieldProps): ReactNode {
  const state = useField<string | undefined>([name], 'choice');
  return (
    <Labelled label={label} error={state.error} aside={state.aside}>
      <Segmented
        label={label}
        // The first is what holds where nothing is said.
        value={state.value ?? values[0] ?? ''}
        options={values.map((value) => ({ value, label: labels?.[value] ?? inWords(value) }))}
        onChange={state.set}
      />
    </Labelled>
  );
}

/** A picture behind the section brings colours of its own, whatever was chosen before. */
function ThemeField(): ReactNode {
  const { siteId } = usePanel();
  const theme = useField<Theme>(['theme'], 'choice');
  const hasPicture = useField<Section['background']>(['background'], 'media').value !== undefined;
  const themes = useThemes(siteId);
  return (
    <Labelled
      label={say.colours}
      hint={hasPicture ? say.takenFromTheBackgroundPictureRemove : undefined}
      aside={theme.aside}
    >
      <div className={swatches['swatches']} role="radiogroup" aria-label={say.colours}>
        {THEMES.map((name) => {
          const colours = themes?.[name];
          return (
            <label key={name} className={`stack snug ${swatches['swatch']}`}>
              <input
                type="radio"
                name="theme"
                className="visually-hidden"
                checked={(hasPicture ? 'photo' : theme.value) === name}
                disabled={hasPicture}
                onChange={() => theme.set(name)}
              />
              <span
                className={`stack well snug ${swatches['ground']}`}
                style={
                  {
                    '--ground': colours?.ground ?? 'transparent',
                    '--ink': colours?.heading ?? 'currentColor',
                    '--mark': colours?.accent ?? 'currentColor',
                  } as CSSProperties
                }
                aria-hidden="true"
              >
                {say.aa}
              </span>
              <span className={`muted tiny ${swatches['swatchName']}`}>{inWords(name)}</span>
            </label>
          );
        })}
      </div>
    </Labelled>
  );
}

const PICTURE = describeField(
  mediaRefSchema.optional().meta(field(say.picture, { files: 'image' })),
  'media',
);

function BackgroundFields(): ReactNode {
  const background = useField<Section['background']>(['background'], 'media');
  // The veil belongs to the picture: it stays when another one is chosen, and goes with the last.
  const choose = (media: MediaRef | undefined): void =>
    background.set(media && { ...background.value, media });
  return (
    <>
      <MediaField
        field={PICTURE}
        value={background.value?.media}
        onChange={choose}
        error={background.error}
        aside={background.aside}
      />
      <VideoField />
      {background.value && <ScrimField />}
    </>
  );
}

const VIDEO = describeField(
  mediaRefSchema.optional().meta(
    field(say.video, {
      files: 'video',
      hint: say.playsOverThePictureWithoutSound,
    }),
  ),
  'media',
);

/** Nothing is seen of a video before it has come: it never stands there without a picture. */
function VideoField(): ReactNode {
  const { siteId } = usePanel();
  const client = useQueryClient();
  const findPoster = useFindPoster(siteId);
  const [problem, setProblem] = useState<string>();
  const background = useField<Section['background']>(['background'], 'media');
  const { value } = background;
  const choose = async (video: MediaRef | undefined): Promise<void> => {
    setProblem(undefined);
    if (value) {
      const { video: _before, ...rest } = value;
      background.set(video ? { ...rest, video } : rest);
    } else if (video) {
      const { media } = await client.fetchQuery(mediaQuery(siteId, video.id));
      const id = await findPoster(media);
      if (id === undefined) setProblem(NO_POSTER);
      else background.set({ media: { ref: 'media', id }, video });
    }
  };
  return (
    <MediaField
      field={VIDEO}
      value={value?.video}
      onChange={(video) => void choose(video).catch((error: unknown) => setProblem(messageOf(error)))}
      error={problem}
    />
  );
}

const NO_POSTER = say.yourBrowserCantPlayThisVideo;

function ScrimField(): ReactNode {
  const scrim = useField<number | undefined>(['background', 'scrim'], 'number');
  const share = scrim.value ?? 0;
  return (
    <Labelled label={say.darkenThePicture} hint={say.textAlwaysStaysReadableDarkenThe} aside={scrim.aside}>
      <span className={`row full tight ${styles['row']}`}>
        <input
          type="range"
          className="grow"
          aria-label={say.darkenThePicture}
          min={0}
          max={100}
          step={5}
          value={Math.round(share * 100)}
          onChange={(event) => scrim.set(Number(event.currentTarget.value) / 100)}
        />
        <output className={styles['amount']}>{Math.round(share * 100)} %</output>
      </span>
    </Labelled>
  );
}
