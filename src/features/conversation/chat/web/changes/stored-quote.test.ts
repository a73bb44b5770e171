import { expect, test } from 'vitest'
import { createPickerStates } from '../picker/picker-states.ts'
import { createAttachedPhotos } from '../composer/attached-photos.ts'
import { createDrafts } from '../composer/drafts.ts'
import { createOutgoing } from '../composer/outgoing.ts'

test('BEY-25 BEY-26 a reply that waits for the connection is stored without the text it quotes, which may be deleted before it is sent', () => {
  const store = new Map<string, string>()
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  }
  const open = () =>
    createOutgoing({
      send: () => Promise.reject(new Error('sent while offline')),
      sent: () => {},
      drafts: createDrafts(storage, 'me'),
      attached: createAttachedPhotos(),
      picks: createPickerStates(),
      storage,
      member: 'me',
      now: () => 0,
      online: () => false,
    })
  const quote = {
    seq: 4,
    mine: false,
    kind: 'text',
    text: 'My secret',
    hidden: false,
    available: true,
  } as const
  const outgoing = open()
  outgoing.post({ id: 'a', price: 0, text: 'My reply', to: { conversation: 'c1' }, quote }, 5)
  expect(outgoing.of('c1')[0]?.quote).toEqual(quote)
  expect(JSON.stringify([...store])).not.toContain('My secret')
  expect(open().of('c1')[0]).toMatchObject({ text: 'My reply', quote: { ...quote, text: '' } })
})
