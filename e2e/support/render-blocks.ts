/** Renders blocks' examples on this side of the browser. */
import { createServer } from 'vite';

export type Blocks = typeof import('../../testing/blocks/render-block.tsx') & {
  close(): Promise<void>;
};

/** Compiles the blocks once; close it when the tests are done. */
export async function loadBlocks(): Promise<Blocks> {
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const module = await server.ssrLoadModule('/testing/blocks/render-block.tsx');
  return { ...(module as Omit<Blocks, 'close'>), close: () => server.close() };
}
