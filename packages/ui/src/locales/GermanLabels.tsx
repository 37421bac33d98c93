'use client';

import type { ReactNode } from 'react';
import { LabelsProvider } from '../parts/LabelsProvider/LabelsProvider.tsx';
import { german } from './german.ts';

/** `LabelsProvider` with the words in German, also for a layout that is a server component. Renders no element of its own. */
export const GermanLabels = ({ children }: { children: ReactNode }) => (
  <LabelsProvider labels={german}>{children}</LabelsProvider>
);
