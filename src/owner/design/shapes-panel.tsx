/** Room and edges: how wide pages are, how much air sections have, corners, and buttons. */
import type { ReactNode } from 'react';
import type { SiteStyle } from '#domain/design/style.ts';
import { type Choice, Choices } from './choices.tsx';
import { useDesign } from './design.tsx';
import { Group } from './group.tsx';
import styles from './shapes-panel.module.css';
import * as say from './words/en.ts';

type Buttons = NonNullable<SiteStyle['buttons']>;

export function ShapesPanel(): ReactNode {
  const { style, change } = useDesign();
  return (
    <>
      <Group title={say.pageWidth}>
        <Choices<SiteStyle['pageWidth']>
          label={say.pageWidth}
          value={style.pageWidth}
          options={WIDTHS}
          onChange={(width) => change(say.pageWidth, [[['pageWidth'], width]])}
        />
      </Group>
      <Group title={say.spaceBetweenSections}>
        <Choices<number>
          label={say.spaceBetweenSections}
          value={style.spacing}
          options={SPACES}
          onChange={(spacing) => change(say.spaceBetweenSections, [[['spacing'], spacing]])}
        />
      </Group>
      <Group title={say.corners}>
        <Choices<SiteStyle['corners']>
          label={say.corners}
          value={style.corners}
          options={CORNERS}
          onChange={(corners) => change(say.corners, [[['corners'], corners]])}
        />
      </Group>
      <Group title={say.buttons}>
        <Choices<Buttons['fill']>
          label={say.buttonFill}
          value={style.buttons?.fill}
          options={FILLS}
          onChange={(fill) => change(say.buttonFill, [[['buttons', 'fill'], fill]])}
        />
        <Choices<Buttons['shape']>
          label={say.buttonShape}
          value={style.buttons?.shape}
          options={SHAPES}
          onChange={(shape) => change(say.buttonShape, [[['buttons', 'shape'], shape]])}
        />
      </Group>
      <Group title={say.animation}>
        <Choices<SiteStyle['entrance']>
          label={say.blockAnimation}
          value={style.entrance}
          options={ENTRANCES}
          onChange={(entrance) => change(say.blockAnimation, [[['entrance'], entrance]])}
        />
      </Group>
    </>
  );
}

const OWN = say.asDesigned;

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
  { value: 'narrow', label: say.narrow, picture: picture('width', 'narrow') },
  { value: 'normal', label: say.normal, picture: picture('width', 'normal') },
  { value: 'wide', label: say.wide, picture: picture('width', 'wide') },
];

const SPACES: readonly Choice<number>[] = [
  { value: 0.65, label: say.tight, picture: picture('space', 'tight') },
  { value: 1, label: say.normal, picture: picture('space', 'normal') },
  { value: 1.45, label: say.airy, picture: picture('space', 'airy') },
];

const CORNERS: readonly Choice<SiteStyle['corners']>[] = [
  { value: undefined, label: OWN, picture: picture('corner', 'own') },
  { value: 'square', label: say.square, picture: picture('corner', 'square') },
  { value: 'soft', label: say.soft, picture: picture('corner', 'soft') },
  { value: 'round', label: say.round, picture: picture('corner', 'round') },
];

const FILLS: readonly Choice<Buttons['fill']>[] = [
  { value: undefined, label: say.solid, picture: picture('button', 'solid') },
  { value: 'outline', label: say.outline, picture: picture('button', 'outline') },
];

const SHAPES: readonly Choice<Buttons['shape']>[] = [
  { value: undefined, label: OWN, picture: picture('button', 'own') },
  { value: 'square', label: say.square, picture: picture('button', 'square') },
  { value: 'soft', label: say.soft, picture: picture('button', 'soft') },
  { value: 'pill', label: say.pill, picture: picture('button', 'pill') },
];

const ENTRANCES: readonly Choice<SiteStyle['entrance']>[] = [
  { value: undefined, label: say.none, picture: picture('entrance', 'none') },
  { value: 'fade', label: say.fade, picture: picture('entrance', 'fade') },
  { value: 'rise', label: say.rise, picture: picture('entrance', 'rise') },
  { value: 'scale', label: say.grow, picture: picture('entrance', 'scale') },
];
