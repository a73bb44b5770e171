import { openLiveSocket } from './live-socket.ts'

/** Which connections to open; they use these request headers in rotation. */
export interface HoldOptions {
  readonly port: number
  readonly people: readonly Readonly<Record<string, string>>[]
  readonly count: number
}

// A process that holds open tabs and counts the messages they receive. It first receives what to
// open; after that, `expect` is answered once that many more messages have arrived in total.
const concurrency = 50
let received = 0
let expected = 0
let waited = false
let fault: string | undefined

process.on('message', async (message: { hold: HoldOptions } | { expect: number }) => {
  if ('expect' in message) {
    // The messages may have arrived before the request to wait for them.
    expected += message.expect
    waited = true
    answer()
    return
  }
  const { port, people, count } = message.hold
  let next = 0
  const onLost = ({ message }: Error) => {
    fault ??= message
    answer()
  }
  const onText = (text: Buffer) => {
    // Ignores the greeting that every socket receives once.
    if (text.includes('"ready"')) return
    received += 1
    answer()
  }
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count && fault === undefined) {
        const headers = people[next++ % people.length] ?? {}
        await openLiveSocket({ port, headers, onText, onLost }).catch(onLost)
      }
    }),
  )
  process.send?.({ fault })
})

function answer(): void {
  if (!waited || (received < expected && fault === undefined)) return
  waited = false
  process.send?.({ fault })
}

process.on('disconnect', () => process.exit())
