import { expect, test } from 'vitest';
import { clientNetwork, networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8::6', '2001:db8:0:0::'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::'],
  ['::1', '0:0:0:0::'],
  ['203.0.113.7:40001', '203.0.113.7'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::'],
  ['_hidden:40001', 'unknown'],
  ['', 'unknown'],
])('%s is a customer’s of %s', (address, customer) => {
  expect(clientNetwork(address)).toBe(customer);
});

test('of an address as much can be kept as is asked for', () => {
  expect(networkOf('203.0.113.7', { ipv4: 3, ipv6: 3 })).toBe('203.0.113.0');
  expect(networkOf('2001:db8:1:2:3:4:5:6', { ipv4: 3, ipv6: 3 })).toBe('2001:db8:1::');
});
