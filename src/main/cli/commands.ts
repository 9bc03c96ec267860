/** Every subcommand, in the order in which the help lists them. */
import type { Command } from './command.ts';
import { backup } from './commands/backup.ts';
import { doctor } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { importVitrine } from './commands/import-vitrine.ts';
import {
  importFeed,
  importGhost,
  importMarkdown,
  importSquarespace,
  importWordpress,
} from './commands/import-wordpress.ts';
import { jobsList, jobsRetry } from './commands/jobs.ts';
import { ownerCreate, ownerLink, ownerList } from './commands/owner.ts';
import { restore } from './commands/restore.ts';
import { schema } from './commands/schema.ts';
import { siteCreate } from './commands/site-create.ts';
import { siteDelete, siteRestore } from './commands/site-delete.ts';
import { siteHostAdd, siteHostPrimary, siteHostRemove } from './commands/site-host.ts';
import { siteList } from './commands/site-list.ts';
import { staticCommand } from './commands/static.ts';
import { tokenCreate, tokenList, tokenRevoke } from './commands/token.ts';
import { upgrade } from './commands/upgrade.ts';

export const commands: readonly Command[] = [
  siteCreate,
  siteList,
  siteHostAdd,
  siteHostRemove,
  siteHostPrimary,
  siteDelete,
  siteRestore,
  exportCommand,
  importVitrine,
  staticCommand,
  backup,
  restore,
  upgrade,
  doctor,
  jobsList,
  jobsRetry,
  ownerCreate,
  ownerLink,
  ownerList,
  tokenCreate,
  tokenList,
  tokenRevoke,
  importWordpress,
  importSquarespace,
  importGhost,
  importFeed,
  importMarkdown,
  schema,
];
