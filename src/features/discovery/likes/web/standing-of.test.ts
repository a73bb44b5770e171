import { expect, test } from 'vitest'
import type { Api } from '#platform/web/api/api.ts'
import { newId } from '#platform/web/new-id.ts'
import { noStanding, standingOf } from './standing-of.ts'

test('hearts that appear together send one request per fifty members, and each gets its own status', async () => {
  const asked: string[][] = []
  const api: Api = {
    async ask(_, input) {
      const members = (input as { members: string }).members.split(',')
      asked.push(members)
      return { ok: true, value: { standings: members.includes('m7') ? [{ ...noStanding('m7'), liked: true }] : [] } }
    },
  }
  const members = Array.from({ length: 60 }, (_, at) => `m${at}`)
  const standings = await Promise.all([...members, 'm7'].map((member) => standingOf(api, member)))
  expect(asked.map(({ length }) => length)).toEqual([50, 11])
  expect(standings.map(({ member }) => member)).toEqual([...members, 'm7'])
  expect(standings.filter(({ liked }) => liked).map(({ member }) => member)).toEqual(['m7', 'm7'])
  await standingOf(api, 'm1')
  expect(asked).toHaveLength(3)
})

test('if the server refuses, every heart receives the refusal', async () => {
  const api: Api = {
    ask: async () => ({ ok: false, refusal: { status: 0, code: 'offline', message: 'You’re offline.' } }),
  }
  await expect(Promise.all([standingOf(api, 'a'), standingOf(api, 'b')])).rejects.toThrow('You’re offline.')
})

test('ids of likes are unique UUIDs', () => {
  const made = Array.from({ length: 100 }, newId)
  expect(new Set(made).size).toBe(100)
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
})
