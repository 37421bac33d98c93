import { server } from './serve.js';

const policy = [
  ...['default-src', 'script-src', 'style-src', 'img-src', 'font-src', 'connect-src'].map((one) => `${one} 'self'`),
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

server.prependListener('request', ({ url }, response) => {
  // The preview of a chosen photo.
  const isPreviewed = url === '/photo';
  response.setHeader(
    'content-security-policy',
    isPreviewed ? policy.replace("img-src 'self'", "img-src 'self' blob:") : policy,
  );
});
