'use client';

import type { ReactNode } from 'react';
import { LabelsProvider } from '../parts/LabelsProvider/LabelsProvider.tsx';
import { english } from './english.ts';

/** `LabelsProvider` with the words in English, also for a layout that is a server component. Renders no element of its own. */
export const EnglishLabels = ({ children }: { children: ReactNode }) => (
  <LabelsProvider labels={english}>{children}</LabelsProvider>
);
