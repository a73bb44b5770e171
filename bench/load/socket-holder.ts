import { openLiveSocket } from './live-socket.ts'

/** Which connections to open; they use these request headers in rotation. */
export interface Hold {
  readonly port: number
  readonly people: readonly Readonly<Record<string, string>>[]
  readonly count: number
}

// A process that holds open tabs and counts the messages they receive. It first receives what to
// open; after that, `expect` is answered once that many more messages have arrived in total.
const atOnce = 50
let heard = 0
let wanted = 0
let waited = false
let fault: string | undefined

process.on('message', async (message: { hold: Hold } | { expect: number }) => {
  if ('expect' in message) {
    // The messages may have arrived before the request to wait for them.
    wanted += message.expect
    waited = true
    answer()
    return
  }
  const { port, people, count } = message.hold
  let next = 0
  const lost = ({ message: words }: Error) => {
    fault ??= words
    answer()
  }
  const hear = (text: Buffer) => {
    // Ignores the greeting that every socket receives once.
    if (text.includes('"ready"')) return
    heard += 1
    answer()
  }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count && fault === undefined) {
        const headers = people[next++ % people.length] ?? {}
        await openLiveSocket({ port, headers, hear, lost }).catch(lost)
      }
    }),
  )
  process.send?.({ fault })
})

function answer(): void {
  if (!waited || (heard < wanted && fault === undefined)) return
  waited = false
  process.send?.({ fault })
}

process.on('disconnect', () => process.exit())
