/** Where to go after signing in: an address of the owner area itself, whatever the query says. */

export function safeTarget(to: string | null): string {
  if (to === null || !/^\/(?![/\\])/.test(to)) return '/';
  const base = 'https://owner.invalid';
  return URL.canParse(to, base) && new URL(to, base).origin === base && !to.startsWith('/login') ? to : '/';
}
