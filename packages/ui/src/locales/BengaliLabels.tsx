'use client';

import type { ReactNode } from 'react';
import { LabelsProvider } from '../parts/LabelsProvider/LabelsProvider.tsx';
import { bengali } from './bengali.ts';

/** `LabelsProvider` with the words in Bengali, also for a layout that is a server component. Renders no element of its own. */
export const BengaliLabels = ({ children }: { children: ReactNode }) => (
  <LabelsProvider labels={bengali}>{children}</LabelsProvider>
);
