/**
 * Tells Zod not to try whether it may compile code: our policy forbids it, and Firefox writes each try to the console
 * as an error. Its own setting, named by its global, so that nobody fetches Zod for it.
 */
interface ZodGlobal {
  __zod_globalConfig?: { jitless?: boolean };
}

const place = globalThis as typeof globalThis & ZodGlobal;
// Zod keeps the object that is there, whichever of the two comes first.
place.__zod_globalConfig ??= {};
place.__zod_globalConfig.jitless = true;
