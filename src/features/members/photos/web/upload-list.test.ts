import { expect, test } from 'vitest'
import { reduceUploads, selectNextUpload, type Upload } from './upload-list.ts'

const upload = (id: string): Upload => ({
  id,
  file: new File([id], `${id}.jpg`),
  preview: `blob:${id}`,
  state: 'queued',
  percent: 0,
})
const two = reduceUploads([], { is: 'chosen', uploads: [upload('a'), upload('b')] })
const states = (uploads: readonly Upload[]) =>
  uploads.map(({ id, state, percent }) => `${id} ${state} ${percent}`)

test('files are sent one at a time, in the order in which they were chosen', () => {
  expect(selectNextUpload(two)?.id).toBe('a')
  const started = reduceUploads(two, { is: 'progress', id: 'a', percent: 0 })
  expect(selectNextUpload(started)).toBeUndefined()
  const sent = reduceUploads(started, { is: 'progress', id: 'a', percent: 100 })
  expect(states(sent)).toEqual(['a processing 100', 'b queued 0'])
  expect(selectNextUpload(sent)).toBeUndefined()
  expect(selectNextUpload(reduceUploads(sent, { is: 'gone', id: 'a' }))?.id).toBe('b')
})

test('a failed upload stays in the list with its reason until it is retried', () => {
  const failed = reduceUploads(two, {
    is: 'failed',
    id: 'a',
    problem: 'The line broke.',
    again: true,
  })
  expect(failed[0]).toMatchObject({ state: 'failed', problem: 'The line broke.', again: true })
  expect(selectNextUpload(failed)?.id).toBe('b')
  const retried = reduceUploads(failed, { is: 'retried', id: 'a' })
  expect(retried[0]).toEqual(two[0])
  expect(selectNextUpload(retried)?.id).toBe('a')
})

test('progress of a cancelled upload changes nothing', () => {
  const left = reduceUploads(two, { is: 'gone', id: 'a' })
  expect(reduceUploads(left, { is: 'progress', id: 'a', percent: 40 })).toEqual(left)
  expect(reduceUploads(left, { is: 'failed', id: 'a', problem: '', again: false })).toEqual(left)
})
