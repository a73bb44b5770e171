import { expect, test } from 'vitest'
import { toAddressKey, findCallerAddress, parseTrustedProxies } from './address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, key) => {
  expect(toAddressKey(address)).toBe(key)
})

const trusted = parseTrustedProxies(['10.0.0.0/8', '::1'])

test.each([
  ['a header from an untrusted peer is ignored', '203.0.113.1', '198.51.100.1', '203.0.113.1'],
  ['a trusted proxy reports the caller', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [
    'a chain of proxies is followed to the first untrusted address',
    '10.0.0.1',
    '1.1.1.1, 198.51.100.1, 10.2.2.2',
    '198.51.100.1',
  ],
  [
    'a caller cannot forge a chain of proxies',
    '10.0.0.1',
    '10.9.9.9, 198.51.100.1',
    '198.51.100.1',
  ],
  ['an invalid entry ends the chain', '10.0.0.1', 'unknown', '10.0.0.1'],
  [
    'an IPv4 address mapped to IPv6 counts as IPv4',
    '::ffff:10.0.0.1',
    '::ffff:198.51.100.1',
    '198.51.100.1',
  ],
  ['a port after an address is removed', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['a port after brackets is removed', '::1', '[2001:db8::5]:4711', '2001:db8::5'],
  [
    'proxies in a chain may add ports as well',
    '10.0.0.1',
    '198.51.100.1:80, 10.2.2.2:443, [::1]:443',
    '198.51.100.1',
  ],
  ['brackets without an address end the chain', '10.0.0.1', '[]:80', '10.0.0.1'],
  ['brackets are removed', '::1', '[2001:db8::5]', '2001:db8::5'],
  ['without a header the proxy itself is the caller', '10.0.0.1', undefined, '10.0.0.1'],
])('%s', (_, peer, header, expected) => {
  expect(findCallerAddress(peer, header, trusted)).toBe(expected)
})

test('an invalid entry in the list prevents startup', () => {
  expect(() => parseTrustedProxies(['localhost'])).toThrow(
    '"localhost" is not an address or network',
  )
})
