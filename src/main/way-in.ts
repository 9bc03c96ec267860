/** The script of signing in and of what leads there. */
import '@fontsource-variable/instrument-sans/index.css';
import { showWayIn } from '#owner/accounts/ways-in/way-in.ts';

showWayIn();
