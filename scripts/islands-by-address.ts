/**
 * Takes the table of islands out of what every visitor fetches. The bundler has made a chunk of each by then, the manifest
 * names them, and each page says itself which it needs (`src/blocks/islands-by-address.ts`).
 */
import type { Plugin } from 'vite';

/** As the bundler writes what `import.meta.glob` finds, minified; a chunk with several exports is taken apart. */
const TABLE =
  /Object\.assign\(\{(?:"\.\/[\w-]+\/island\.ts":\(\)=>import\(`\.\/island-[\w-]+\.js`\)(?:\.then\(\w+=>\w+\.\w+\))?,?)+\}\)/;

export function islandsByAddress(): Plugin {
  return {
    name: 'islands-by-address',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const holders = chunks.filter(({ code }) => code.includes('/island.ts":'));
        for (const holder of holders) holder.code = holder.code.replace(TABLE, '{}');
        const [holder, ...others] = holders;
        if (!holder?.isEntry || others.length > 0 || holder.code.includes('/island.ts"'))
          this.error('The table of islands is not where or as scripts/islands-by-address.ts expects it.');
        for (const { facadeModuleId, exports } of chunks)
          if (facadeModuleId?.endsWith('/island.ts') && !exports.includes('default'))
            this.error(`${facadeModuleId} does not export its island as default from a chunk of its own.`);
      },
    },
  };
}
