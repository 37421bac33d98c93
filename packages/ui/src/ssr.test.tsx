import { withdrawnBooking } from '@apple-only/contract/fixtures';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { everyComponent } from './every-component.suite.tsx';
import * as ui from './index.ts';

afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(everyComponent(ui)))('%s renders where there is no browser', (_, { part, html }) => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  expect(renderToString(part)).toMatch(html);
  expect(complaints.mock.calls).toEqual([]);
});

test.each(Object.entries(everyComponent(ui)))('%s renders no style that a strict policy refuses', (_, { part }) => {
  expect(renderToString(part)).not.toMatch(/ style=|<style/);
});

test('who is not signed in has no role panel', () => {
  expect(renderToString(<ui.RolePanel user={null} currentPath="/" />)).toBe('');
});

test('a booking whose product was withdrawn says so before any script runs', () => {
  expect(renderToString(<ui.BookingCard booking={withdrawnBooking} />)).toContain('This product was withdrawn');
});
