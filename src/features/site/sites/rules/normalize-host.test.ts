import { expect, test } from 'vitest'
import { normalizeHost } from './normalize-host.ts'

test.each([
  ['minuet.localhost', 'minuet.localhost'],
  ['Minuet.LocalHost:3000', 'minuet.localhost'],
  ['minuet.localhost.', 'minuet.localhost'],
  ['minuet.localhost.:3000', 'minuet.localhost'],
  ['127.0.0.1:8080', '127.0.0.1'],
  ['[::1]:3000', '[::1]'],
  ['[::1]', '[::1]'],
  ['', ''],
  ['minuet.localhost:evil', 'minuet.localhost:evil'],
  ['minuet.localhost@evil.example', 'minuet.localhost@evil.example'],
])('%j is looked up as %j', (header, host) => {
  expect(normalizeHost(header)).toBe(host)
})
