import frame from '../kit/video-frame.css?inline';

export const styles = frame;
