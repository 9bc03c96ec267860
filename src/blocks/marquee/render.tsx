import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import { IslandProps } from '../kit/island-props.tsx';
import type { MarqueeProps } from './definition.ts';
import { marqueeWords } from './words/words.ts';

export const render: BlockRender<MarqueeProps> = ({ props, context }) => {
  const { text, size, ...settings } = props;
  if (text.trim() === '') return null;
  return (
    <div className={`marquee marquee-${size} marquee-wave-${Math.ceil(props.waveIntensity)}`}>
      <div className="marquee-line" data-marquee="" {...directionIn(context.locale, text)}>
        <p data-marquee-text="">{text}</p>
      </div>
      <button type="button" className="marquee-pause" hidden>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path className="marquee-bars" d="M5 3v10M11 3v10" />
          <path className="marquee-arrow" d="M5 3l8 5-8 5z" />
        </svg>
        <span className="visually-hidden">{marqueeWords(context.locale)('stop')}</span>
      </button>
      <IslandProps value={settings} />
    </div>
  );
};
