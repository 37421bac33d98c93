'use client';

import { useAuth, useSession } from '@apple-only/auth';
import { BookingCardSkeleton, ButtonLink, Grid, QuietError, useLinks } from '@apple-only/ui';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Redirect } from '../../redirect.tsx';
import { words } from '../../words.ts';

/** In place of what the server could not read: visitors log in; for a user whose cookie has expired, it is renewed, and the page read again. */
export function SignInAgain() {
  const { refresh, retry } = useAuth();
  const { status } = useSession();
  const links = useLinks();
  const router = useRouter();
  useEffect(() => {
    if (status === 'signed-in') void refresh().then(() => router.refresh());
  }, [status, refresh, router]);

  const login = `${links.login}?from=${links.myBookings}`;
  if (status === 'signed-out' || status === 'unregistered') return <Redirect to={login} />;
  if (status === 'unreachable') return <QuietError onRetry={() => void retry()} />;
  return (
    <>
      <noscript>
        <ButtonLink href={login}>{words.login}</ButtonLink>
      </noscript>
      <Grid columns={2} loading>
        <BookingCardSkeleton />
      </Grid>
    </>
  );
}
