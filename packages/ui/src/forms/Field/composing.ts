/**
 * Whether an input method, such as for Bangla or Japanese, handles this key: components must ignore it. Safari reports the key that ends
 * a composition after `compositionend`, recognisable only by its code.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  event.isComposing || event.keyCode === 229;
