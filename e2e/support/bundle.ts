/** Bundles modules of the project for a browser, in memory, so that these tests need no build before them. */
import { basename, dirname } from 'node:path';
import { build } from 'vite';
import { plainImports } from '../../scripts/plain-imports.ts';

export interface Bundle {
  /** Path of the entry's script, from `/`. */
  readonly entry: string;
  /** Text by path, from `/`: the entry and its chunks. */
  readonly files: ReadonlyMap<string, string>;
}

const ENTRY = 'virtual:entry';

/** @param source an ES module; it imports project files as `/src/…` or `#zone/…` */
export async function bundle(source: string): Promise<Bundle> {
  const output = await build({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    plugins: [
      plainImports(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: ENTRY,
        output: {
          entryFileNames: 'assets/entry.js',
          // Islands by their block's type, as their blocks' marks name them here.
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${facadeModuleId?.endsWith('/island.ts') ? `island-${basename(dirname(facadeModuleId))}` : '[name]'}.js`,
        },
      },
    },
  });
  if (!('output' in output)) throw new Error('The bundler gave something else than one bundle.');
  const files = new Map(
    output.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  );
  return { entry: '/assets/entry.js', files };
}
