/**
 * Fetches code that a page asks for late (SITE-70 to SITE-72). Every failure has a name or code of its own,
 * so that whoever asked can tell "try again" from "there is no such thing".
 */

/** After this long, a chunk that has not arrived counts as failed. */
export const CHUNK_TIMEOUT_MS = 120_000;
const RETRY_DELAY_MS = 400;

/** How the browsers word "the script could not be fetched"; errors of the script itself read otherwise. */
const FETCH_FAILURE = /dynamically imported module|importing a module script failed/i;
const CSS_FAILURE = /preload css for (\S+)/i;

/**
 * What `load` fetches, tried twice.
 * @param load undefined where there is no such module
 * @param path by which it is told of
 * Rejects with code `MODULE_NOT_FOUND` and the path when there is no such module, with name `ChunkLoadError`
 * when it could not be fetched or took over 120 s, with code `CSS_CHUNK_LOAD_FAILED` when its style sheet
 * did not load, and with the module's own error when it threw while starting.
 */
export async function loadChunk<Module>(
  load: (() => Promise<Module>) | undefined,
  path: string,
): Promise<Module> {
  if (!load) {
    throw Object.assign(new Error(`Cannot find module '${path}'`), { code: 'MODULE_NOT_FOUND', path });
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(chunkLoadError(path, 'timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loadTwice(load), timeout]);
  } catch (error) {
    console.error('Unable to load module', path);
    throw nameFailure(path, error);
  } finally {
    clearTimeout(timer);
  }
}

async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!FETCH_FAILURE.test(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
}

function nameFailure(path: string, error: unknown): unknown {
  const css = CSS_FAILURE.exec(String(error));
  if (css) {
    return Object.assign(new Error(`Loading the style sheet ${css[1]} failed.`, { cause: error }), {
      code: 'CSS_CHUNK_LOAD_FAILED',
      path,
    });
  }
  return FETCH_FAILURE.test(String(error)) ? chunkLoadError(path, 'missing', error) : error;
}

function chunkLoadError(path: string, type: 'timeout' | 'missing', cause?: unknown): Error {
  const error = new Error(`Loading chunk ${path} failed (${type}).`, { cause });
  error.name = 'ChunkLoadError';
  return Object.assign(error, { type, path });
}
