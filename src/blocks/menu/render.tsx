import { createElement, type ReactNode } from 'react';
import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import type { MenuItem, MenuProps, MenuTab } from './props.ts';

export const render: BlockRender<MenuProps> = ({ props, context }) => {
  const { tabs } = props;
  if (tabs.length === 0) return null;
  const isTabbed = tabs.length > 1;
  const idOf = (index: number) => `menu-${context.blockId}-${index + 1}`;
  return (
    <div className={`menu menu-columns-${props.columns}${isTabbed ? ' menu-tabbed' : ''}`}>
      {isTabbed && (
        <nav className="menu-nav" aria-label={tabs.map(({ title }) => title).join(', ')}>
          {tabs.map((tab, index) => (
            <a key={index} href={`#${idOf(index)}`}>
              {nameOf(tab, index)}
            </a>
          ))}
        </nav>
      )}
      {tabs.map((tab, index) => (
        <Part
          key={index}
          id={idOf(index)}
          tab={tab}
          name={nameOf(tab, index)}
          level={props.headingLevel}
          locale={context.locale}
        />
      ))}
    </div>
  );
};

function nameOf(tab: MenuTab, index: number): string {
  return tab.title.trim() || String(index + 1);
}

interface PartProps {
  readonly id: string;
  readonly tab: MenuTab;
  readonly name: string;
  readonly level: number;
  readonly locale: string;
}

function Part({ id, tab, name, level, locale }: PartProps): ReactNode {
  return (
    <section className="menu-part" id={id} aria-labelledby={`${id}-title`}>
      {createElement(
        `h${level}`,
        { id: `${id}-title`, className: 'menu-title', ...directionIn(locale, name) },
        name,
      )}
      <Note text={tab.description} locale={locale} />
      <div className="menu-sections">
        {tab.sections.map((section, index) => (
          <div key={index} className="menu-section">
            {section.title &&
              createElement(`h${level + 1}`, directionIn(locale, section.title), section.title)}
            <Note text={section.description} locale={locale} />
            {section.items.length > 0 && (
              <ul className="menu-items">
                {section.items.map((item, at) => (
                  <Item key={at} item={item} locale={locale} />
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function Note({ text, locale }: { readonly text: string; readonly locale: string }): ReactNode {
  if (!text) return null;
  return (
    <p className="menu-note" {...directionIn(locale, text)}>
      {text}
    </p>
  );
}

function Item({ item, locale }: { readonly item: MenuItem; readonly locale: string }): ReactNode {
  return (
    <li>
      <Priced className="menu-name" name={item.name} price={item.price} />
      <Note text={item.description} locale={locale} />
      {item.options.length > 0 && (
        <ul className="menu-options">
          {item.options.map((option, index) => (
            <li key={index}>
              <Priced className="menu-option" name={option.name} price={option.price} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A name and its price on one line. The space between them is for those who hear the line. */
function Priced({
  className,
  name,
  price,
}: {
  readonly className: string;
  readonly name: string;
  readonly price: string;
}): ReactNode {
  return (
    <div className={className}>
      <span>{name}</span> {price && <span className="menu-price">{price}</span>}
    </div>
  );
}
