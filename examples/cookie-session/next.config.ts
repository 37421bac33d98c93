import type { NextConfig } from 'next';
import { api } from './src/shop.ts';

const { origin } = new URL(api);

export default {
  // `/api` is not forwarded from here: src/app/api adds the token.
  rewrites: async () => [
    // The sign-in of a developer's server.
    {
      source: '/identitytoolkit.googleapis.com/:path*',
      destination: `${origin}/identitytoolkit.googleapis.com/:path*`,
    },
    { source: '/securetoken.googleapis.com/:path*', destination: `${origin}/securetoken.googleapis.com/:path*` },
  ],
} satisfies NextConfig;
