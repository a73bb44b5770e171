import { openLiveSocket } from './live-socket.ts'

/** Opens so many connections, with these headers by turns. */
export interface Hold {
  readonly port: number
  readonly people: readonly Readonly<Record<string, string>>[]
  readonly count: number
}

// A process that holds open tabs and counts what they are told. It is told once what to hold; then `expect` answers when so many
// messages more have come in all.
const atOnce = 50
let heard = 0
let wanted = 0
let waited = false
let fault: string | undefined

process.on('message', async (message: { hold: Hold } | { expect: number }) => {
  if ('expect' in message) {
    // What was told may have come before the wish to be told of it.
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
    // Each is greeted once.
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
