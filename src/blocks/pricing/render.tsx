import type { ReactNode } from 'react';
import { directionIn } from '#domain/locale/direction.ts';
import { PLAN, PLANS_PATH } from '#domain/members/contract.ts';
import type { RenderContext } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import { linkAttributes, NewWindowNote } from '../kit/link.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { PriceOption, PricingProps } from './definition.ts';

const OPTIONS = ['first', 'second'] as const;

export const render: BlockRender<PricingProps> = ({ props, context }) => {
  const options = OPTIONS.filter((key) => props[key].price.trim() !== '');
  if (options.length === 0) return null;
  const chosen = options.includes(props.chosen) ? props.chosen : options[0];
  return (
    <div className="pricing">
      {props.title && (
        <h2 className="pricing-title" {...directionIn(context.locale, props.title)}>
          {props.title}
        </h2>
      )}
      {props.text && <p {...directionIn(context.locale, props.text)}>{props.text}</p>}
      {options.length > 1 && (
        <fieldset className="pricing-ways">
          <legend className="visually-hidden">{kitWords(context.locale)('wayToPay')}</legend>
          {options.map((key) => (
            <label key={key}>
              <input
                type="radio"
                name={`pricing-${context.blockId}`}
                value={key}
                defaultChecked={key === chosen}
              />
              <span>{props[key].name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {options.map((key) => (
        <Price key={key} name={key} option={props[key]} context={context} isAlone={options.length === 1} />
      ))}
      {props.features.length > 0 && (
        <ul {...directionIn(context.locale, props.features.join(' '))}>
          {props.features.map((feature, index) => (
            <li key={index}>{feature}</li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status" />
    </div>
  );
};

interface PriceProps {
  readonly name: string;
  readonly option: PriceOption;
  readonly context: RenderContext;
  readonly isAlone: boolean;
}

function Price({ name, option, context, isAlone }: PriceProps): ReactNode {
  const to = option.planId ? { url: `${PLANS_PATH}?${PLAN}=${option.planId}` } : option.link;
  const link = linkAttributes(to, context);
  return (
    <div className={`pricing-option pricing-${isAlone ? 'alone' : name}`} data-price-for={name}>
      <p className="pricing-price" data-price="" {...directionIn(context.locale, option.price)}>
        {option.price}
      </p>
      {option.note && <p {...directionIn(context.locale, option.note)}>{option.note}</p>}
      {link && option.label.trim() !== '' && (
        <a className="pricing-join" {...link}>
          {option.label}
          <NewWindowNote link={to} locale={context.locale} />
        </a>
      )}
    </div>
  );
}
