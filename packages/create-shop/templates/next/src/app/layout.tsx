import '@apple-only/ui/fonts.css';
import type { Metadata } from 'next';
import type { CSSProperties, ReactNode } from 'react';
import { Frame } from '../frame.tsx';
import { brand, theme } from '../shop.ts';

export const metadata: Metadata = { title: brand.name, icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" style={theme as CSSProperties}>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
