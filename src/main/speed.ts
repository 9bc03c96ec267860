/** The script that measures the speed of a page: fetched after the load, by the one that counts visitors. */
import { VISIT_COOKIE } from '#domain/tracking/contract.ts';
import { collectSpeed } from '#runtime/performance/collect.ts';

// Only visitors who allow it bear the cookie of their visit.
void collectSpeed(() => document.cookie.includes(`${VISIT_COOKIE}=`));
