import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePort } from './find-free-port.ts'

test('a port in use by another program is replaced by the next one, a free port is kept', async () => {
  const stranger = createServer()
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const { port } = stranger.address() as AddressInfo
  expect(await findFreePort('127.0.0.1', port)).toBeGreaterThan(port)
  await new Promise((resolve) => stranger.close(resolve))
  expect(await findFreePort('127.0.0.1', port)).toBe(port)
})

test('in production a port in use is an error that names the other program', async () => {
  const stranger = createServer()
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const { port } = stranger.address() as AddressInfo
  const name = readFileSync('/proc/self/comm', 'utf8').trim()
  await expect(findFreePort('127.0.0.1', port, 'production')).rejects.toThrow(
    `Port ${port} is in use by ${name} (process ${process.pid}). Stop it, or set MINUET_PORT to another port.`,
  )
  await new Promise((resolve) => stranger.close(resolve))
  expect(await findFreePort('127.0.0.1', port, 'production')).toBe(port)
})
