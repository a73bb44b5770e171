import { expect, test } from 'vitest'
import { decodeSignedBytes } from './decode-signed-bytes.ts'

test.each([
  ['', []],
  ['AA==', [0]],
  ['f4A=', [127, -128]],
  ['Af/+', [1, -1, -2]],
  ['AQIDBA==', [1, 2, 3, 4]],
])('“%s” is decoded to the bytes %j', (text, bytes) =>
  expect([...decodeSignedBytes(text)]).toEqual(bytes),
)
