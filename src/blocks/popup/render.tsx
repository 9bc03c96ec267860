import { overTexts } from '#domain/popups/over-texts.ts';
import type { BlockRender } from '../contract.ts';
import { IslandProps } from '../kit/island-props.tsx';
import type { PopupProps } from './definition.ts';
import { PopupFrame } from './frame.tsx';
import { triggerProps } from './trigger-props.ts';

export const render: BlockRender<PopupProps> = ({ props, context }) => (
  <>
    <PopupFrame {...props} words={overTexts(context.locale)}>
      {props.title && <h2>{props.title}</h2>}
      {props.text && <p>{props.text}</p>}
      {props.buttonLabel && (
        <p>
          <a className="button" href="#main">
            {props.buttonLabel}
          </a>
        </p>
      )}
    </PopupFrame>
    {props.isExample && (
      <button type="button" className="popup-show">
        Open it over the page
      </button>
    )}
    <IslandProps value={triggerProps(props)} />
  </>
);
