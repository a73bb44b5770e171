import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import { type ReceivedEmail, parseEmail } from './parse-email.ts'

export interface InboxEmail extends ReceivedEmail {
  readonly id: string
  readonly receivedAt: Date
  /** As received. */
  readonly source: string
}

export interface Inbox {
  /** The URL for `createSmtp`. */
  readonly url: string
  /** The newest first; filtered by recipient if `to` is given. */
  list(to?: string): readonly InboxEmail[]
  read(id: string): InboxEmail | undefined
  stop(): Promise<void>
}

/**
 * A demo's mail server: receives every email over real SMTP on the loopback interface and stores it
 * as a file instead of forwarding it. Retains the newest `keep`.
 */
export async function createInbox(options: {
  folder: string
  clock: Clock
  log: Log
  keep?: number
}): Promise<Inbox> {
  const { folder, clock, log, keep = 500 } = options
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder))
    .filter((name) => /^[0-9a-z]{9}-[0-9a-f]{8}\.eml$/.test(name))
    .sort()
  const mails = await Promise.all(
    names.map(async (name) => toInboxEmail(name.slice(0, -4), await readFile(join(folder, name)))),
  )

  async function store(raw: Buffer): Promise<void> {
    const id = `${clock.now().getTime().toString(36).padStart(9, '0')}-${randomBytes(4).toString('hex')}`
    await writeFile(join(folder, `${id}.new`), raw)
    await rename(join(folder, `${id}.new`), join(folder, `${id}.eml`))
    mails.push(await toInboxEmail(id, raw))
    for (const old of mails.splice(0, mails.length - keep))
      await rm(join(folder, `${old.id}.eml`), { force: true })
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: 2_000_000,
    closeTimeout: 200,
    onData(stream, _session, done) {
      const stored = buffer(stream).then(store)
      callbackify(() => stored)(done)
    },
  })
  server.on('error', (error) => log.warn({ error }, 'the demo mail server reported an error'))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    list: (to) =>
      mails
        .filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase())
        .reverse(),
    read: (id) => mails.find((mail) => mail.id === id),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function toInboxEmail(id: string, raw: Buffer): Promise<InboxEmail> {
  const receivedAt = new Date(Number.parseInt(id.slice(0, 9), 36))
  return { ...(await parseEmail(raw)), id, receivedAt, source: raw.toString('utf8') }
}
