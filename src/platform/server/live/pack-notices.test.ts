import { expect, test } from 'vitest'
import { packNotices } from './pack-notices.ts'

test('notices share payloads, none reaches 8,000 bytes, and none is lost or split', () => {
  const node = '3f2a6c1e-0000-4000-8000-000000000000'
  const notices = Array.from({ length: 400 }, (_, index) =>
    JSON.stringify(['live.tell', [[index], 'é'.repeat((index * 37) % 1900)]]),
  )
  const payloads = packNotices(node, notices)
  expect(payloads.every((payload) => Buffer.byteLength(payload) < 8000)).toBe(true)
  expect(payloads.length).toBeLessThan(150)
  const read = payloads.flatMap((payload) => {
    const [from, ...rest] = JSON.parse(payload) as [string, ...unknown[]]
    expect(from).toBe(node)
    return rest.map((notice) => JSON.stringify(notice))
  })
  expect(read).toEqual(notices)
})

test('without notices there is no payload', () => {
  expect(packNotices('node', [])).toEqual([])
})
