// React's file in the built shop: `vite.config.ts` keeps it apart, and this makes it run as soon as it is loaded. React's modules are
// CommonJS, and would run where they are first used, in one task with all that uses them.
import * as client from 'react-dom/client';

export const { createRoot, hydrateRoot } = client;
