/**
 * The site initialiser (SITE-55 to SITE-59): code registers what it sets up and tears down, and the site
 * decides when. Every initialiser is isolated; one that throws is reported and the others run.
 */
import type { ReportError } from './report-error.ts';

interface LifecycleFlags {
  /** Between mark-ready and destroy. */
  INITIALIZED: boolean;
  /** From the first mark-ready on, for ever. */
  initializedAtLeastOnce: boolean;
  /** The body's markup is all there. */
  afterBodyLoaded: boolean;
}

/** May return its own destructor. */
// biome-ignore lint/suspicious/noConfusingVoidType: an initialiser without a destructor returns nothing
type Initializer = () => (() => void) | void;

export interface SiteLifecycle {
  readonly flags: Readonly<LifecycleFlags>;
  /** Runs at mark-ready, or at once when the site is ready already. Runs again after destroy and mark-ready. */
  onInitialize(initializer: Initializer): void;
  /** Runs at the next destroy, once. */
  onDestroy(destructor: () => void): void;
  markAfterBodyLoaded(): void;
  markReady(): void;
  destroy(): void;
  /** Runs the set-up that every page shares. A second run warns and stops: false. */
  runCommonInitialization(initialize: () => void): boolean;
}

export interface LifecycleOptions {
  readonly report: ReportError;
  readonly warn?: (message: string) => void;
}

export function createSiteLifecycle({ report, warn = console.warn }: LifecycleOptions): SiteLifecycle {
  const flags: LifecycleFlags = {
    INITIALIZED: false,
    initializedAtLeastOnce: false,
    afterBodyLoaded: false,
  };
  const initializers: Initializer[] = [];
  let destructors: (() => void)[] = [];
  let hasRunCommon = false;

  const attempt = <Result>(run: () => Result): Result | undefined => {
    try {
      return run();
    } catch (error) {
      report(error, { part: 'lifecycle' });
      return undefined;
    }
  };
  const initialize = (initializer: Initializer) => {
    const destructor = attempt(initializer);
    if (destructor) destructors.push(destructor);
  };

  return {
    flags,
    onInitialize(initializer) {
      initializers.push(initializer);
      if (flags.INITIALIZED) initialize(initializer);
    },
    onDestroy(destructor) {
      destructors.push(destructor);
    },
    markAfterBodyLoaded() {
      flags.afterBodyLoaded = true;
    },
    markReady() {
      if (flags.INITIALIZED) return;
      // An initialiser may register further ones: those wait in the list for their turn in this same run.
      for (const initializer of initializers) initialize(initializer);
      flags.INITIALIZED = true;
      flags.initializedAtLeastOnce = true;
    },
    destroy() {
      const running = destructors.reverse();
      destructors = [];
      for (const destructor of running) attempt(destructor);
      flags.INITIALIZED = false;
    },
    runCommonInitialization(initializeSite) {
      if (hasRunCommon) {
        warn('[vitrine] initialised already');
        return false;
      }
      hasRunCommon = true;
      initializeSite();
      return true;
    },
  };
}
