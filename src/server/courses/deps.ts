import type { Common } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';

export interface CourseDeps extends Kernel, Pick<Common, 'members' | 'pagePorts' | 'findSiteView'> {}
