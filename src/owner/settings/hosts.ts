/** The domains of a site as the server answers them. */
import type { HostAdvice, ServerAddress } from '#domain/hosts/dns-records.ts';

export interface SiteHost {
  readonly host: string;
  readonly isPrimary: boolean;
  readonly advice: HostAdvice;
}

export interface Hosts {
  readonly hosts: readonly SiteHost[];
  /** Below the installation's own domain: always answers as well. */
  readonly ownHost: string;
  readonly server: ServerAddress;
}
