import { useState } from 'react';
import { Field } from '../Field/Field.tsx';
import { PhotosInput, type PhotosInputProps } from './PhotosInput.tsx';

/** A form that holds the input's photos. */
export function StatefulPhotosInput({ value, onChange, ...props }: Partial<PhotosInputProps>) {
  const [photos, setPhotos] = useState(value ?? []);
  return (
    <Field label="Photo">
      <PhotosInput
        {...props}
        value={photos}
        onChange={(next) => {
          setPhotos(next);
          onChange?.(next);
        }}
      />
    </Field>
  );
}
