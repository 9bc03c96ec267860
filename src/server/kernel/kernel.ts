/** What every feature may stand on: the database and the clock, the installation's settings, who asks, files and ways out. */
import type { Deps } from '../deps.ts';
import type { Authorize } from '../http/authorize.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { CountryOf } from '../http/countries.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import type { ServerSettings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';

export interface Kernel extends Deps {
  readonly settings: ServerSettings;
  /** Of Vitrine itself. */
  readonly version: string;
  /** The installation’s own, by which it signs and seals. */
  readonly secret: string;
  /** Scheme and host of the owner area. */
  readonly ownerOrigin: string;
  readonly isSecure: boolean;
  readonly authorize: Authorize;
  readonly clientAddress: ClientAddress;
  /** Absent where the installation has no database of countries. */
  readonly countryOf: CountryOf | undefined;
  /** The way out for requests to addresses that people type, and to services a site uses. */
  readonly outgoing: Outgoing;
  readonly storage: Storage;
  /** Folder for files that are being taken in, on the disk of the storage. */
  readonly tempDir: string;
}
