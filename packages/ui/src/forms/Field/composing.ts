/**
 * Whether a key is one of an input method, such as that for Bangla or Japanese: it chooses what is typed, and means nothing else. In Safari, the
 * key that ends the composition comes after its end, and only its code tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  event.isComposing || event.keyCode === 229;
