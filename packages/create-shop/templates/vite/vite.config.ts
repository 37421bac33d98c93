import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { api } from './src/shop.ts';

const { origin } = new URL(api);

/** The shop calls `/api` on its own origin. In production, your host does the same, or the API allows the shop's origin. */
const proxy = {
  '/api': { target: api, changeOrigin: true, rewrite: (path: string) => path.replace(/^\/api/, '') },
  // The sign-in of a developer's server.
  '/identitytoolkit.googleapis.com': origin,
  '/securetoken.googleapis.com': origin,
};

export default defineConfig({
  plugins: [react()],
  server: { proxy },
  preview: { port: Number(process.env['PORT'] ?? 4173), proxy },
});
