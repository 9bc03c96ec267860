/**
 * Dynamic imports as the browser has them. Vite wraps each in a helper that preloads style sheets and shared
 * chunks: 0.7 kB on every page for what our islands do not have, since pages carry their styles themselves.
 */
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
