import { ApiError } from '@apple-only/api-client';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { publicApi } from '../../../server.ts';
import { Detail } from './detail.tsx';

interface Props {
  params: Promise<{ id: string }>;
}

/** Reads the product once for the page and its title. */
const read = cache(async (id: string) => {
  try {
    return await publicApi.getProduct({ id });
  } catch (error) {
    // Not there, or withdrawn by its seller.
    const isGone = error instanceof ApiError && ['invalid', 'not-found', 'withdrawn'].includes(error.code);
    if (isGone) notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read((await params).id)).name };
}

/** `/product/:id`: a product, rendered by the server. */
export default async function Product({ params }: Props) {
  return <Detail product={await read((await params).id)} />;
}
