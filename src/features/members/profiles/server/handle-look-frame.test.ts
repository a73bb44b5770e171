import { expect, test } from 'vitest'
import { newId } from '#platform/server/random.ts'
import { handleLookFrame } from './handle-look-frame.ts'

const viewer = { account: 7, member: newId(), pool: 1, status: 'active', session: 1 } as const
const start = Date.parse('2026-07-01T10:00:00Z')

test('ATTACK however many frames a member sends, at most three lookups run within two seconds', async () => {
  let lookups = 0
  const handle = handleLookFrame(
    async () => {
      lookups += 1
      return null
    },
    async () => ({}) as never,
  )
  const look = (ms: number, account = 7) =>
    handle({
      viewer: { ...viewer, account },
      message: { type: 'profiles.look', member: newId() },
      now: new Date(start + ms),
      answer: () => {},
    })
  for (let count = 0; count < 50; count += 1) await look(count)
  expect(lookups).toBe(3)
  await look(50, 8)
  expect(lookups).toBe(4)
  await look(2100)
  expect(lookups).toBe(5)
})
