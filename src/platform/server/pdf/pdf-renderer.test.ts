import { threadId } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createPdfRenderer } from './pdf-renderer.ts'

const renderToy = createPdfRenderer<{ how: string }>(
  new URL('./testing/toy-document.ts', import.meta.url),
)

test('documents are rendered in their own thread, not in the one that serves requests', async () => {
  const texts = await Promise.all(['a', 'b', 'c'].map((how) => renderToy({ how })))
  const [first] = texts.map(String)
  expect(first).toMatch(/^thread \d+$/)
  expect(first).not.toBe(`thread ${threadId}`)
  expect(texts.map(String)).toEqual([first, first, first])
})

test('a document that fails does not affect the next one', async () => {
  const [failed, next] = await Promise.allSettled([
    renderToy({ how: 'throw' }),
    renderToy({ how: 'next' }),
  ])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no such document' } })
  expect(next.status).toBe('fulfilled')
})

test('if the thread exits, its documents fail and the next document starts a new thread', async () => {
  await expect(renderToy({ how: 'exit' })).rejects.toThrow('the PDF worker ended')
  expect(String(await renderToy({ how: 'again' }))).toMatch(/^thread \d+$/)
})

test('more than two hundred waiting documents are refused', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 210 }, () => renderToy({ how: 'many' })),
  )
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
})
