import '@apple-only/ui/fonts.css';
import { Footer } from '@apple-only/ui/Footer';
import type { ReactNode } from 'react';
import { Providers } from './providers';

export const metadata = { title: 'Shop' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>
          {children}
          <Footer />
        </Providers>
      </body>
    </html>
  );
}
