/** What is typed and not saved is not left behind unasked: neither within the app, nor by closing the window. */
import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** The window asks by itself; a way within the app stands blocked until the caller has asked and lets it go on or not. */
export function useLeaveGuard(isActive: boolean): Blocker {
  useUnloadGuard(isActive);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
}

/** The window asks before it is closed; ways within the app stay open. */
export function useUnloadGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
