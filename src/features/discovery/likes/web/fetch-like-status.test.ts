import { expect, test } from 'vitest'
import type { Api } from '#platform/web/api/api.ts'
import { newId } from '#platform/web/new-id.ts'
import { noLikeStatus, fetchLikeStatus } from './fetch-like-status.ts'

test('hearts that appear together share one request per fifty members, and each gets its own status', async () => {
  const requestedIds: string[][] = []
  const api: Api = {
    async call(_, input) {
      const members = (input as { members: string }).members.split(',')
      requestedIds.push(members)
      return {
        ok: true,
        value: {
          standings: members.includes('m7') ? [{ ...noLikeStatus('m7'), liked: true }] : [],
        },
      }
    },
  }
  const members = Array.from({ length: 60 }, (_, at) => `m${at}`)
  const standings = await Promise.all(
    [...members, 'm7'].map((member) => fetchLikeStatus(api, member)),
  )
  expect(requestedIds.map(({ length }) => length)).toEqual([50, 11])
  expect(standings.map(({ member }) => member)).toEqual([...members, 'm7'])
  expect(standings.filter(({ liked }) => liked).map(({ member }) => member)).toEqual(['m7', 'm7'])
  await fetchLikeStatus(api, 'm1')
  expect(requestedIds).toHaveLength(3)
})

test('if the server refuses, every heart receives the refusal', async () => {
  const api: Api = {
    call: async () => ({
      ok: false,
      refusal: { status: 0, code: 'offline', message: 'You’re offline.' },
    }),
  }
  await expect(Promise.all([fetchLikeStatus(api, 'a'), fetchLikeStatus(api, 'b')])).rejects.toThrow(
    'You’re offline.',
  )
})

test('ids of likes are unique UUIDs', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
})
