/** What members read about their passkeys, on pages and in the script of those pages. */
import { catalogue, scriptCatalogue } from '../../../locale/catalogue.ts';
import * as ar from './ar.ts';
import * as de from './de.ts';
import { en, inScript } from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as it from './it.ts';
import * as ja from './ja.ts';
import * as nl from './nl.ts';
import * as pt from './pt.ts';

const files = { ar, de, es, fr, it, ja, nl, pt };

export const passkeyWords = catalogue(en, files);
export const passkeyScript = scriptCatalogue('passkey', inScript, files);
