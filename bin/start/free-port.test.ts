import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a stranger on the port makes it the next one, an unused port stays', async () => {
  const stranger = createServer()
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const { port } = stranger.address() as AddressInfo
  expect(await freePort('127.0.0.1', port)).toBeGreaterThan(port)
  await new Promise((resolve) => stranger.close(resolve))
  expect(await freePort('127.0.0.1', port)).toBe(port)
})
