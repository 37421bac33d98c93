import { categoryNames } from '@apple-only/contract';

export const categoryLinksLabels = { navigation: 'Categories', ...categoryNames };

export type CategoryLinksLabels = typeof categoryLinksLabels;
