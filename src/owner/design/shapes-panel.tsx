/** Room and edges: how wide pages are, how much air sections have, corners, and buttons. */
import type { ReactNode } from 'react';
import type { SiteStyle } from '#domain/design/style.ts';
import { type Choice, Choices } from './choices.tsx';
import { useDesign } from './design.tsx';
import { Group } from './group.tsx';
import styles from './shapes-panel.module.css';

type Buttons = NonNullable<SiteStyle['buttons']>;

export function ShapesPanel(): ReactNode {
  const { style, change } = useDesign();
  return (
    <>
      <Group title="Page width">
        <Choices<SiteStyle['pageWidth']>
          label="Page width"
          value={style.pageWidth}
          options={WIDTHS}
          onChange={(width) => change('Page width', [[['pageWidth'], width]])}
        />
      </Group>
      <Group title="Space between sections">
        <Choices<number>
          label="Space between sections"
          value={style.spacing}
          options={SPACES}
          onChange={(spacing) => change('Space between sections', [[['spacing'], spacing]])}
        />
      </Group>
      <Group title="Corners">
        <Choices<SiteStyle['corners']>
          label="Corners"
          value={style.corners}
          options={CORNERS}
          onChange={(corners) => change('Corners', [[['corners'], corners]])}
        />
      </Group>
      <Group title="Buttons">
        <Choices<Buttons['fill']>
          label="Button fill"
          value={style.buttons?.fill}
          options={FILLS}
          onChange={(fill) => change('Button fill', [[['buttons', 'fill'], fill]])}
        />
        <Choices<Buttons['shape']>
          label="Button shape"
          value={style.buttons?.shape}
          options={SHAPES}
          onChange={(shape) => change('Button shape', [[['buttons', 'shape'], shape]])}
        />
      </Group>
      <Group title="Animation">
        <Choices<SiteStyle['entrance']>
          label="Block animation"
          value={style.entrance}
          options={ENTRANCES}
          onChange={(entrance) => change('Block animation', [[['entrance'], entrance]])}
        />
      </Group>
    </>
  );
}

const OWN = 'As designed';

function picture(kind: string, name: string): ReactNode {
  return (
    <span className={styles[kind]} data-look={name}>
      <span />
      <span />
      <span />
    </span>
  );
}

const WIDTHS: readonly Choice<SiteStyle['pageWidth']>[] = [
  { value: undefined, label: OWN, picture: picture('width', 'own') },
  { value: 'narrow', label: 'Narrow', picture: picture('width', 'narrow') },
  { value: 'normal', label: 'Normal', picture: picture('width', 'normal') },
  { value: 'wide', label: 'Wide', picture: picture('width', 'wide') },
];

const SPACES: readonly Choice<number>[] = [
  { value: 0.65, label: 'Tight', picture: picture('space', 'tight') },
  { value: 1, label: 'Normal', picture: picture('space', 'normal') },
  { value: 1.45, label: 'Airy', picture: picture('space', 'airy') },
];

const CORNERS: readonly Choice<SiteStyle['corners']>[] = [
  { value: undefined, label: OWN, picture: picture('corner', 'own') },
  { value: 'square', label: 'Square', picture: picture('corner', 'square') },
  { value: 'soft', label: 'Soft', picture: picture('corner', 'soft') },
  { value: 'round', label: 'Round', picture: picture('corner', 'round') },
];

const FILLS: readonly Choice<Buttons['fill']>[] = [
  { value: undefined, label: 'Solid', picture: picture('button', 'solid') },
  { value: 'outline', label: 'Outline', picture: picture('button', 'outline') },
];

const SHAPES: readonly Choice<Buttons['shape']>[] = [
  { value: undefined, label: OWN, picture: picture('button', 'own') },
  { value: 'square', label: 'Square', picture: picture('button', 'square') },
  { value: 'soft', label: 'Soft', picture: picture('button', 'soft') },
  { value: 'pill', label: 'Pill', picture: picture('button', 'pill') },
];

const ENTRANCES: readonly Choice<SiteStyle['entrance']>[] = [
  { value: undefined, label: 'None', picture: picture('entrance', 'none') },
  { value: 'fade', label: 'Fade', picture: picture('entrance', 'fade') },
  { value: 'rise', label: 'Rise', picture: picture('entrance', 'rise') },
  { value: 'scale', label: 'Grow', picture: picture('entrance', 'scale') },
];
