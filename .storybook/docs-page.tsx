import { lazy, Suspense } from 'react';

// Later: stories, and their tests, do without it.
const ComponentPage = lazy(async () => ({ default: (await import('./component-page.tsx')).ComponentPage }));

/** The page of a component, made of its stories and its docs. */
export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);
