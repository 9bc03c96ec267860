/** The member areas of a site, and changes of them: each is made on what is stored at that moment. */
import { useQuery } from '@tanstack/react-query';
import { type MemberArea, type MemberAreas, memberAreas } from '#domain/members/areas.ts';
import { call } from '../api.ts';
import { useAction } from '../ui/use-action.ts';

const areasKey = (site: string) => [memberAreas.name, site] as const;

export function useAreas(site: string) {
  return useQuery({
    queryKey: areasKey(site),
    queryFn: ({ signal }) => call(memberAreas.read, { site }, { signal }),
  });
}

export type ChangeAreas = (areas: readonly MemberArea[]) => readonly MemberArea[];

interface Options {
  readonly said: string;
  readonly onDone: () => void;
}

export function useChangeAreas(site: string, { said, onDone }: Options) {
  return useAction(
    async (change: ChangeAreas) => {
      const { memberAreas: now } = await call(memberAreas.read, { site });
      const body: MemberAreas = { areas: [...change(now.areas)] };
      return call(memberAreas.save, { site, body });
    },
    { said, keeps: areasKey(site), reads: areasKey(site), isFailureShown: true, onDone },
  );
}
