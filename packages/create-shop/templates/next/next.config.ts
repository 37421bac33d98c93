import type { NextConfig } from 'next';
import { api } from './src/shop.ts';

const { origin } = new URL(api);

export default {
  /** Browsers call `/api` on the shop's own origin, and need no permission of the API. */
  rewrites: async () => [
    { source: '/api/:path*', destination: `${api}/:path*` },
    // The sign-in of a developer's server.
    {
      source: '/identitytoolkit.googleapis.com/:path*',
      destination: `${origin}/identitytoolkit.googleapis.com/:path*`,
    },
    { source: '/securetoken.googleapis.com/:path*', destination: `${origin}/securetoken.googleapis.com/:path*` },
  ],
} satisfies NextConfig;
