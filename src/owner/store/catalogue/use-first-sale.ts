/** Where a shop sells and in what, as long as nobody has decided anything about it: asked with the first product. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { businessSchema } from '#domain/settings/business.ts';
import { change as changeSettings } from '#domain/settings/calls.ts';
import { readStore, saveStore } from '#domain/store/settings/calls.ts';
import { call } from '../../api.ts';
import { useMay } from '../../session.ts';
import { siteSettingsQuery } from '../../site-settings-query.ts';
import { type SellingPlace, useSellingPlace } from '../../template-choice/use-selling-place.ts';

interface FirstSale {
  /** Undefined where it is decided, or somebody else decides it. */
  readonly place: SellingPlace | undefined;
  readonly decide: () => Promise<void>;
}

/** @param isFirst prices that there are already stay in the currency they were written in */
export function useFirstSale(site: string, isFirst: boolean): FirstSale {
  const client = useQueryClient();
  const may = useMay('config.settings') && isFirst;
  const key = ['store', site];
  const store = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readStore, { site }, { signal }),
    enabled: may,
  });
  const settings = useQuery({ ...siteSettingsQuery(site), enabled: may });
  const business = settings.data?.business;
  const place = useSellingPlace(business?.country);
  const undecided = may && store.data?.isDecided === false && settings.data ? store.data.store : undefined;
  return {
    place: undecided && place,
    async decide() {
      if (!undecided) return;
      const { country, currency } = place;
      client.setQueryData(key, await call(saveStore, { site, body: { ...undecided, currency } }));
      if (country !== '' && country !== business?.country) {
        const said = { ...(business ?? businessSchema.parse({})), country };
        await call(changeSettings, { site, body: { business: said } });
        await client.invalidateQueries({ queryKey: ['settings', site] });
      }
      // Those who look at its products see their prices in it.
      await client.invalidateQueries({ queryKey: ['products', site] });
    },
  };
}
