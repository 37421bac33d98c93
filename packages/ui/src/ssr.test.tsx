import { withdrawnBooking } from '@apple-only/contract/fixtures';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { everyComponent } from './every-component.suite.tsx';
import * as ui from './index.ts';

afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(everyComponent(ui)))('%s renders on the server', (_, { part, html }) => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  expect(renderToString(part)).toMatch(html);
  expect(complaints.mock.calls).toEqual([]);
});

test.each(Object.entries(everyComponent(ui)))(
  '%s renders no inline style, which a strict content security policy refuses',
  (_, { part }) => {
    expect(renderToString(part)).not.toMatch(/ style=|<style/);
  },
);

test('the role panel is empty without a user', () => {
  expect(renderToString(<ui.RolePanel user={null} currentPath="/" />)).toBe('');
});

test('a booking of a withdrawn product says so in the server HTML', () => {
  expect(renderToString(<ui.BookingCard booking={withdrawnBooking} />)).toContain('This product was withdrawn');
});
