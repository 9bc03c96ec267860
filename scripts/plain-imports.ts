/**
 * Dynamic imports as the browser has them. Vite wraps each in a helper that preloads style sheets and shared
 * chunks: 0.7 kB on every page for what our islands do not have, since pages carry their styles themselves.
 */
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
/** What is left of the helper around an import and its `then`, minified. */
const WRAPPED = /\b[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\((?:[^()]|\([^()]*\))*\))?),\[\]\)/g;

export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(WRAPPED, '$1');
        }
      },
    },
  };
}
