import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['41.66.0.1', '41.66.0.1'],
  ['::ffff:41.66.0.1', '41.66.0.1'],
  ['::ffff:2942:1', '41.66.0.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nobody', 'nobody'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
