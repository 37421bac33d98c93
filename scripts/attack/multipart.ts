/** A form with one file. */
export const boundary = 'the-boundary';
export const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
export const partHead = (field: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="photo"\r\ncontent-type: image/avif\r\n\r\n`;
export const formOf = (photo: Buffer) =>
  Buffer.concat([Buffer.from(partHead('image')), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]);
