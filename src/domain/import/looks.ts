/** How something looked on the old site: what of it has an equal here, and what the report has to say is gone. */
import { type Direction, directionOfWords } from '../locale/direction.ts';
import type { ConvertContext, Scope } from './converter.ts';
import { textAttribute, type WordPressBlock } from './gutenberg.ts';
import { type HtmlElement, type HtmlNode, hasClass, isElement } from './html-tree.ts';

/** How an element sets its text: the alignment and direction it asks for, else those around it. */
export function textSetting(element: HtmlElement, around: Scope): Pick<Scope, 'align' | 'dir'> {
  const dir = dirOf(element) ?? around.dir;
  const align = textAlign(element, dir) ?? around.align;
  return { align: align === 'start' ? undefined : align, dir };
}

export function dirOf({ attributes: { dir = '', style = '' } }: HtmlElement): Direction | undefined {
  const wish = dir.toLowerCase() || /(?:^|[;\s])direction:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  return wish === 'ltr' || wish === 'rtl' ? wish : undefined;
}

function textAlign(element: HtmlElement, dir: Direction | undefined): 'start' | 'center' | 'end' | undefined {
  const { style = '', align = '' } = element.attributes;
  const wish = /text-align:\s*(\w+)/.exec(style)?.[1] ?? align;
  if (wish === 'center' || hasClass(element, 'has-text-align-center') || element.tag === 'center')
    return 'center';
  const isOn = (side: string) => wish === side || hasClass(element, `has-text-align-${side}`);
  if (!isOn('left') && !isOn('right')) return undefined;
  const isRightToLeft = (dir ?? directionOfFirst(element.children)) === 'rtl';
  if (isOn('right')) return isRightToLeft ? 'start' : 'end';
  return isRightToLeft ? 'end' : undefined;
}

function directionOfFirst(nodes: readonly HtmlNode[]): Direction | undefined {
  for (const node of nodes) {
    const direction = isElement(node) ? directionOfFirst(node.children) : directionOfWords(node);
    if (direction) return direction;
  }
  return undefined;
}

type StyleColours = { readonly background?: unknown; readonly text?: unknown; readonly gradient?: unknown };

function stylesOf({ attributes }: WordPressBlock): {
  readonly color?: StyleColours;
  readonly background?: { readonly backgroundImage?: unknown };
} {
  const { style } = attributes;
  return typeof style === 'object' && style !== null ? style : {};
}

function textOr(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}

/** The colour or gradient behind a block, as its editor names it. */
export function backgroundColour(block: WordPressBlock): string | undefined {
  const { color } = stylesOf(block);
  return textOr(
    textAttribute(block, 'backgroundColor'),
    color?.background,
    textAttribute(block, 'gradient'),
    color?.gradient,
  );
}

export interface BackgroundImage {
  readonly url?: string | undefined;
  readonly id?: string | undefined;
}

export function backgroundImage(block: WordPressBlock): BackgroundImage | undefined {
  const image = stylesOf(block).background?.backgroundImage;
  if (typeof image === 'string') return { url: image };
  if (typeof image !== 'object' || image === null) return undefined;
  const { url, id } = image as { url?: unknown; id?: unknown };
  return { url: textOr(url), id: id === undefined ? undefined : String(id) };
}

const DARK_NAMES = /black|dark|contrast|foreground|ink|navy|night|secondary/i;
const STRONG_NAMES = /primary|accent|vivid|brand|red|orange|green|blue|purple|pink|theme/i;

/** The look of a section here that is nearest to a colour there. */
export function themeOfColour(colour: string): 'tint' | 'ink' | 'accent' {
  const light = lightnessOf(colour);
  if (light !== undefined) return light < 0.45 ? 'ink' : 'tint';
  if (/pale|light|base|white|background|tertiary/i.test(colour)) return 'tint';
  if (DARK_NAMES.test(colour)) return 'ink';
  return STRONG_NAMES.test(colour) ? 'accent' : 'tint';
}

/** From 0 for black to 1 for white; undefined for what is no plain number of a colour. */
function lightnessOf(colour: string): number | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/i
    .exec(colour)
    ?.slice(1)
    .map((digit) => digit + digit);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(colour)?.slice(1);
  const decimal = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(colour)?.slice(1);
  const parts = decimal?.map(Number) ?? (short ?? long)?.map((digits) => Number.parseInt(digits, 16));
  const [red, green, blue] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Colours that a block has of its own have no place here: the site's palette decides. */
export function noteColours(context: ConvertContext, block: WordPressBlock): void {
  const { color } = stylesOf(block);
  const found = textOr(backgroundColour(block), textAttribute(block, 'textColor'), color?.text);
  if (found === undefined) return;
  const name = block.name.replace(/^core\//, '').slice(0, 60);
  context.note(
    `a colour of its own was left out (${name}: ${found.slice(0, 60)}); the design’s colours are used`,
  );
}

const COLOURED = /(?:^|[;\s])(?:background(?:-color)?|color)\s*:/i;

export function noteInlineLooks(context: ConvertContext, { tag, attributes }: HtmlElement): void {
  const isColoured =
    COLOURED.test(attributes['style'] ?? '') || (tag === 'font' && attributes['color'] !== undefined);
  if (isColoured) context.note('colours within the text were left out; the design’s colours are used');
}
