import type { LabelsOfPicture } from '../../parts/Picture/Picture.tsx';

export const articleLabels = { published: 'Published' };

export type ArticleLabels = typeof articleLabels & LabelsOfPicture;
