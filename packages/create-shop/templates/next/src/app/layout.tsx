import { themeCss, themeFrom } from '@apple-only/ui/theme';
import '@apple-only/ui/fonts.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Frame } from '../frame.tsx';
import { brand, colour } from '../shop.ts';
import { themeScript } from '../theme-script.ts';
import { words } from '../words.ts';

export const metadata: Metadata = { title: { default: brand.name, template: `%s - ${brand.name}` }, icons: 'data:,' };

const theme = themeCss(themeFrom({ brand: colour }));

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script adds an attribute that the server does not render.
    <html lang={words.language} suppressHydrationWarning>
      <head>
        <script>{themeScript}</script>
        <style>{theme}</style>
        {/* The first paint waits for the whole header, whose parts would move as the rest of its HTML arrives. */}
        <link rel="expect" blocking="render" href="#main" />
      </head>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
