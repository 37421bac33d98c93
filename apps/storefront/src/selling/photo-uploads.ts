import { ApiError } from '@apple-only/api-client';
import { photosOf } from '@apple-only/contract';
import type { PhotoUpload, ProductPhoto } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '../error-message.ts';
import { useShop } from '../shop.ts';

/** The photos entered in a form. */
interface EnteredPhotos {
  image: File | undefined;
  photos: readonly ProductPhoto[] | undefined;
}

/** Uploads a form's photos in parallel. Does not send a photo again that is uploaded, or being uploaded. */
export function usePhotoUploads() {
  const { mutations } = useShop();
  const upload = useMutation(mutations.uploadPhoto());
  const [uploads, setUploads] = useState<ReadonlyMap<ProductPhoto, PhotoUpload>>(new Map());
  const addresses = useRef(new Map<File, Promise<string>>());

  const show = (photo: File, state?: PhotoUpload) =>
    setUploads((before) => {
      const after = new Map(before);
      if (state) after.set(photo, state);
      else after.delete(photo);
      return after;
    });

  async function send(photo: File) {
    show(photo, { progress: 0 });
    try {
      const onProgress = (progress: number) => show(photo, { progress });
      const { data } = await upload.mutateAsync({ file: photo, options: { onProgress } });
      show(photo);
      return data.url;
    } catch (error) {
      addresses.current.delete(photo);
      show(photo, { error: errorMessage(error) });
      throw error;
    }
  }

  async function addressOf(photo: ProductPhoto) {
    if (typeof photo === 'string') return photo;
    const address = addresses.current.get(photo) ?? send(photo);
    addresses.current.set(photo, address);
    return address;
  }

  return {
    uploads,
    /** Uploads one photo again. */
    retry: (photo: File) => void addressOf(photo).catch(() => undefined),
    /**
     * The photos for a request body, once all are uploaded. If the form has none, the product keeps its own.
     * @throws the error of the first photo that failed; all others are uploaded first
     */
    async upload({ image, photos }: EnteredPhotos, product?: { img: string; photos?: string[] | undefined }) {
      const chosen = photos ?? (image && [image]);
      if (!chosen) return { img: product?.img ?? '' };
      const settled = await Promise.allSettled(chosen.map(addressOf));
      const failed = settled.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      // Two files of the same photo have the same address.
      const uploadedAddresses = new Set(
        settled.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
      );
      const [img = ''] = uploadedAddresses;
      if (uploadedAddresses.size > 1) return { img, photos: [...uploadedAddresses] };
      return product && photosOf(product).length > 1 ? { img, photos: null } : { img };
    },
    /** Forgets the uploads if the server may no longer know them, so that they are sent again. */
    forgetUnknown(error: unknown) {
      if (error instanceof ApiError && error.status === 400) addresses.current.clear();
    },
  };
}
