export const galleryLabels = {
  photos: (name: string) => `Photos of ${name}`,
  /** The alternative text of a photo. */
  photo: (name: string, place: number, count: number) => (count === 1 ? name : `${name}, photo ${place} of ${count}`),
  count: (place: number, count: number) => `${place} of ${count}`,
  /** The name of a thumbnail. */
  show: (place: number, count: number) => `Show photo ${place} of ${count}`,
  enlarge: 'View full size',
  previous: 'Previous photo',
  next: 'Next photo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
};
export type GalleryLabels = typeof galleryLabels & { missingPicture?: string; failedPicture?: string };
