// React's chunk in the build (`vite.config.ts`). This import runs React as soon as the chunk loads: its modules are CommonJS, and would
// otherwise run on first use, in one task with the code that uses them.
import * as client from 'react-dom/client';

export const { createRoot, hydrateRoot } = client;
