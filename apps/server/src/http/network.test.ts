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
])('the client network of %s is %s', (address, customer) => {
  expect(clientNetwork(address)).toBe(customer);
});

test('an address is shortened to the requested number of parts', () => {
  expect(networkOf('203.0.113.7', { ipv4: 3, ipv6: 3 })).toBe('203.0.113.0');
  expect(networkOf('2001:db8:1:2:3:4:5:6', { ipv4: 3, ipv6: 3 })).toBe('2001:db8:1::');
});
