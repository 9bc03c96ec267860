/** What is around every page: header, footer, and the pages that the product itself provides. */
import { catalogue } from '#domain/locale/catalogue.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

export const siteWords = catalogue({ en, de, fr, es, it, nl, pt, ja, ar });
