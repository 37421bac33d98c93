import { themeCss, themeFrom } from '@apple-only/ui/theme';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { api, colour } from './src/shop.ts';
import { themeScript } from './src/theme-script.ts';
import { words } from './src/words.ts';

const { origin } = new URL(api);

/** The shop calls `/api` on its own origin. In production, your host does the same, or the API allows the shop's origin. */
const proxy = {
  '/api': { target: api, changeOrigin: true, rewrite: (path: string) => path.replace(/^\/api/, '') },
  // The sign-in of a developer's server.
  '/identitytoolkit.googleapis.com': origin,
  '/securetoken.googleapis.com': origin,
};

/** The theme and the language, in the page before any script runs. */
const page: Plugin = {
  name: 'page',
  transformIndexHtml: (html) => ({
    html: html.replace('<html', `<html lang="${words.language}"`),
    tags: [
      { tag: 'script', children: themeScript },
      { tag: 'style', children: themeCss(themeFrom({ brand: colour })) },
    ],
  }),
};

export default defineConfig({
  plugins: [react(), page],
  server: { proxy },
  preview: { port: Number(process.env['PORT'] ?? 4173), proxy },
});
