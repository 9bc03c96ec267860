/** The panel of a marquee: its words as they run, then what its schema says of it. */
import type { ReactNode } from 'react';
import type { MarqueeProps } from '#blocks/marquee/definition.ts';
import mountMarquee from '#blocks/marquee/island.ts';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { BlockPanel } from '../../fields/block-panel.tsx';
import { Group } from '../../fields/group.tsx';
import { useField } from '../../fields/panel-context.tsx';
import styles from '../samples.module.css';
import { useIsland } from '../use-island.ts';
import * as say from './words/en.ts';

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  const settings: Omit<MarqueeProps, 'size'> = {
    text: useField<string>(['props', 'text']).value.trim() || say.aFewWords,
    waveFrequency: useField<number>(['props', 'waveFrequency']).value,
    waveIntensity: useField<number>(['props', 'waveIntensity']).value,
    animationDirection: useField<MarqueeProps['animationDirection']>(['props', 'animationDirection']).value,
    animationSpeed: useField<number>(['props', 'animationSpeed']).value,
    pausedOnHover: useField<boolean>(['props', 'pausedOnHover']).value,
  };
  return (
    <>
      <Group title={say.asItRuns}>
        <Sample key={settings.text} {...settings} />
      </Group>
      <BlockPanel definition={definition} />
    </>
  );
}

function Sample(settings: Omit<MarqueeProps, 'size'>): ReactNode {
  const root = useIsland<HTMLDivElement, typeof settings>(mountMarquee, settings);
  return (
    <div ref={root} className="stack">
      <div className={`soft ink ${styles['line']}`} data-marquee="">
        <p data-marquee-text="">{settings.text}</p>
      </div>
      <button type="button" className={`marquee-pause hint ${styles['stop']}`} hidden>
        <span>{say.stopTheMovingText}</span>
      </button>
    </div>
  );
}
