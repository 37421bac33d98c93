import type { PhotoNames } from '../photos/photos.ts';

interface NamedPhotos {
  img: string;
  photos?: string[] | null | undefined;
}

/** The paths of the photos that a body names. Refuses an address that no upload has returned. */
export async function resolvePhotos(
  { img, photos }: NamedPhotos,
  { resolve }: Pick<PhotoNames, 'resolve'>,
): Promise<NamedPhotos> {
  const first = await resolve(img);
  if (!photos) return { img: first, photos };
  // Two addresses can name one photo in different sizes.
  const paths = new Set([first]);
  // One at a time: two bodies with the same photos in another order would otherwise wait for each other.
  for (const address of photos.slice(1)) paths.add(await resolve(address, 'photos'));
  return { img: first, photos: [...paths] };
}

/** The list of a product's photos, as in bodies and responses: null if there is only one. */
export const listedPhotos = ({ img, further_photos }: { img: string; further_photos: readonly string[] }) =>
  further_photos.length > 0 ? [img, ...further_photos] : null;
