import { expectedOf } from '@apple-only/contract';
import { booking, buyer, iPhone, macBook } from '@apple-only/contract/fixtures';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ProductTakenError } from './error.ts';
import { setUp } from './query.suite.ts';

describe('booking', () => {
  const claim = `/product/booking/${macBook._id}`;

  test('claims the product, records the booking, and marks the product as booked in cached lists, pages and search results', async () => {
    const { mutations, queries, queryClient, requests, sent } = setUp({
      [claim]: { modifiedCount: 1 },
      '/bookingByUser': booking,
    });
    const list = queries.category({ category: 'macBook' });
    const pages = queries.newest.pages({ category: 'macBook' });
    queryClient.setQueryData(list.queryKey, [macBook, iPhone]);
    queryClient.setQueryData(pages.queryKey, {
      pages: [{ items: [macBook], next: undefined }],
      pageParams: [undefined],
    });
    const found = queries.search({ q: 'macbook' });
    const [total, none] = [{ count: 1, more: false }, []];
    const facets = { category: none, condition: none, location: none, verified: none, available: none };
    queryClient.setQueryData(found.queryKey, {
      items: [macBook],
      total,
      facets: { ...facets, storage: none, model: none },
    });
    const booked = new MutationObserver(queryClient, mutations.book());
    expect(await booked.mutate({ product: macBook, buyer, contact: { phone: '017' } })).toBeUndefined();
    expect(requests()).toEqual([`PUT ${claim}`, 'POST /bookingByUser']);
    expect(await sent[0]?.json()).toEqual({ phone: '017', expected: expectedOf(macBook) });
    expect(await sent[1]?.json()).not.toHaveProperty('expected');
    expect(queryClient.getQueryData(list.queryKey)?.map(({ booking: is }) => is)).toEqual([true, false]);
    expect(queryClient.getQueryData(pages.queryKey)?.pages[0]?.items[0]?.booking).toBe(true);
    expect(queryClient.getQueryData(found.queryKey)?.items[0]?.booking).toBe(true);
  });

  test('resolves after the claim, without waiting for the record', async () => {
    const { mutations, queryClient } = setUp({
      [claim]: { modifiedCount: 1 },
      '/bookingByUser': new Promise(() => undefined),
    });
    const booked = new MutationObserver(queryClient, mutations.book());
    expect(await booked.mutate({ product: macBook, buyer, contact: {} })).toBeUndefined();
  });

  test('fails with a ProductTakenError if another buyer was faster, and records nothing', async () => {
    const { mutations, queries, queryClient, requests } = setUp({ [claim]: { modifiedCount: 0 } });
    const list = queries.category({ category: 'macBook' });
    queryClient.setQueryData(list.queryKey, [macBook]);
    const close = vi.fn<() => void>();
    const book = new MutationObserver(queryClient, mutations.book());
    onTestFinished(book.subscribe(() => undefined));
    await expect(book.mutate({ product: macBook, buyer, contact: {} }, { onSuccess: close })).rejects.toBeInstanceOf(
      ProductTakenError,
    );
    expect(close).not.toHaveBeenCalled();
    expect(requests()).toEqual([`PUT ${claim}`]);
    expect(queryClient.getQueryData(list.queryKey)?.[0]?.booking).toBe(true);
  });
});
