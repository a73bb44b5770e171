import { quoting } from '../changes/quoting.ts'
import type { AttachedPhotos } from './attached-photos.ts'
import { getChatKey, type Outgoing, type OutgoingMessages } from './outgoing.ts'
import type { PickerStates } from '../picker/picker-states.ts'
import { refillComposer } from './refill-composer.ts'

interface Composing {
  readonly outgoing: OutgoingMessages
  readonly attached: AttachedPhotos
  readonly picks: PickerStates
}

/** Cancels a message that wasn't sent, and puts its content back where it was composed. */
export function takeBack(
  { id, to }: Pick<Outgoing, 'id' | 'to'>,
  { outgoing, attached, picks }: Composing,
): void {
  const { text, photo, picked, quote } = outgoing.cancel(id)
  const chat = getChatKey(to)
  if (picked !== undefined) picks.update(chat, { pick: picked, open: true })
  else if (photo === undefined) {
    quoting.set(chat, quote ?? quoting.read(chat))
    refillComposer(chat, text)
  } else attached.set(chat, { ...photo, description: text })
}
