import frame from '../kit/video-frame.css?inline';
import layouts from './layouts.css?inline';
import { lookRules } from './look.ts';
import motion from './motion.css?inline';
import gallery from './styles.css?inline';

export const styles = frame + gallery + layouts + motion + lookRules();
