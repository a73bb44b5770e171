import { expect, test } from 'vitest'
import { createKeyedHash } from './keyed-hash.ts'

const secret = 'an-installation-secret-of-some-length'
const blocks = createKeyedHash(secret, 'blocks.contact')

test('a hash has 32 bytes and is the same each time', () => {
  expect(blocks.digest('anna@example.com')).toHaveLength(32)
  expect(blocks.digest('anna@example.com')).toEqual(blocks.digest('anna@example.com'))
})

test.each([
  ['another text', blocks.digest('ben@example.com')],
  ['another purpose', createKeyedHash(secret, 'photos.media').digest('anna@example.com')],
  ['another secret', createKeyedHash(`${secret}2`, 'blocks.contact').digest('anna@example.com')],
])('%s has a different hash', (_, other) => {
  expect(blocks.digest('anna@example.com')).not.toEqual(other)
  expect(blocks.matches('anna@example.com', other)).toBe(false)
})

test('a hash matches its own text only, regardless of its length', () => {
  expect(blocks.matches('anna@example.com', blocks.digest('anna@example.com'))).toBe(true)
  expect(blocks.matches('anna@example.com', Buffer.alloc(0))).toBe(false)
  expect(blocks.matches('anna@example.com', Buffer.alloc(33))).toBe(false)
})
