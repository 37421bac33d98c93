'use client';

import type { ReactNode } from 'react';
import { LabelsProvider } from '../parts/LabelsProvider/LabelsProvider.tsx';
import { arabic } from './arabic.ts';

/** `LabelsProvider` with the words in Arabic, also for a layout that is a server component. Renders no element of its own. */
export const ArabicLabels = ({ children }: { children: ReactNode }) => (
  <LabelsProvider labels={arabic}>{children}</LabelsProvider>
);
