import { open } from './shop.suite';

test('the photo of a registered user can be loaded, and uploading it again returns the same URL', async () => {
  const { shop, client, session } = open();
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(onePixel), (byte) => byte.charCodeAt(0));
  const image = new File([bytes], 'a.png', { type: 'image/png' });
  const person = { name: 'Sadia', role: 'buyer', email: 'sadia@example.com', password: 'secret1' } as const;
  await session.register({ ...person, image });
  const { img } = await client.getUser({ email: person.email });
  const photo = await shop.fetch(img);
  expect(photo.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(bytes);
  expect(await client.uploadPhoto({ file: new Blob([bytes]) })).toEqual({ data: { url: img } });
});
