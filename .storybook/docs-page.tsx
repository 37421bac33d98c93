import { lazy, Suspense } from 'react';

// Loaded late: stories and their tests do not need it.
const ComponentPage = lazy(async () => ({ default: (await import('./component-page.tsx')).ComponentPage }));

/** A component's docs page, made of its stories and its docs. */
export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);
