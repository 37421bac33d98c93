import type { LabelsOfPicture } from '../../parts/Picture/Picture.tsx';

export const articleCardLabels = { published: 'Published' };

export type ArticleCardLabels = typeof articleCardLabels & LabelsOfPicture;
