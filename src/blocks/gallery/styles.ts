import frame from '../kit/video-frame.css?inline';
import layouts from './layouts.css?inline';
import motion from './motion.css?inline';
import { lookRules } from './setting-classes.ts';
import gallery from './styles.css?inline';

export const styles = frame + gallery + layouts + motion + lookRules();
