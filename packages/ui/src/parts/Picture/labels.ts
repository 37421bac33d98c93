export const pictureLabels = {
  missingLabel: 'No photo',
  failedLabel: 'Couldn’t load the photo',
};

export type PictureLabels = typeof pictureLabels;
