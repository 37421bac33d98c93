import '@apple-only/ui/fonts.css';
import { LinkProvider } from '@apple-only/ui';
// Its links find the provider of the other entry: both are the same modules.
import { Footer } from '@apple-only/ui/Footer';
import { RouterLink } from '@apple-only/ui/react-router';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <Footer />
    </LinkProvider>
  );
}
