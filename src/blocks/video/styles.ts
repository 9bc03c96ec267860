import frame from '../kit/video-frame.css?inline';
import ratios from './styles.css?inline';

export const styles = frame + ratios;
