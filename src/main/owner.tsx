/** The owner area's script: everything else is fetched when a screen needs it. */
import './no-eval.ts';
import '@fontsource-variable/instrument-sans/index.css';
import { createRoot } from 'react-dom/client';
import { App } from '#owner/app.tsx';

const root = document.getElementById('owner');
if (!root) throw new Error('The page lacks its root.');
createRoot(root).render(<App />);
