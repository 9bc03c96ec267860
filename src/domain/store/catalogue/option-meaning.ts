/** What an option is to other programs, whatever its owner calls it. */
import { fold } from '../../search/fold.ts';
import type { OptionValue } from './product.ts';

export const OPTION_MEANINGS = ['color', 'size', 'material', 'pattern'] as const;
export type OptionMeaning = (typeof OPTION_MEANINGS)[number];

/** In the languages that shops are written in; folded, without accents. */
const NAMES: Readonly<Record<OptionMeaning, readonly string[]>> = {
  color: namesIn(
    'color colour farbe couleur colore cor kleur kolor farve farg vari renk barva цвет 色 颜色 لون צבע',
  ),
  size: namesIn(
    'size grosse größe taille talla tamano tamaño taglia misura tamanho maat rozmiar storrelse størrelse storlek koko beden velikost размер サイズ 尺寸 مقاس מידה',
  ),
  material: namesIn(
    'material stoff matiere matière materiau matériau materiale materiaal tkanina materiaali malzeme материал 素材 材质 مادة חומר',
  ),
  pattern: namesIn(
    'pattern muster motif motivo estampado padrao padrão patroon wzor wzór monster mønster desen узор 柄 图案',
  ),
};

function namesIn(words: string): readonly string[] {
  return words.split(' ').map(fold);
}

/** Undefined for an option that other programs have no name for. */
export function meaningOf(name: string): OptionMeaning | undefined {
  const folded = fold(name.trim());
  return OPTION_MEANINGS.find((meaning) => NAMES[meaning].includes(folded));
}

export function valueMeaning(
  optionValues: readonly OptionValue[],
  meaning: OptionMeaning,
): string | undefined {
  return optionValues.find(({ name }) => meaningOf(name) === meaning)?.value;
}
