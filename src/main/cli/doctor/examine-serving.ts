/** What the doctor can say while the server serves: all but the reading of the whole database, which would hold visitors up. */
import type { Deps } from '#server/deps.ts';
import type { Media } from '#server/media/open-media.ts';
import type { ServerSettings } from '#server/settings.ts';
import { checkJobs } from './check-data.ts';
import { checkFiles } from './check-files.ts';
import { checkFolder } from './check-folder.ts';
import { checkSites } from './check-sites.ts';
import type { Finding } from './findings.ts';

export async function examineServing(deps: Deps, settings: ServerSettings, media: Media): Promise<Finding[]> {
  return [
    ...checkFolder(settings.dataDir),
    ...(await checkFiles(deps, media.storage)),
    ...(await checkSites(deps, settings)),
    await checkJobs(deps),
  ];
}
