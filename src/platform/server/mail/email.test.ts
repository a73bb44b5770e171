import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClock } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log/log.ts'
import { phrase } from '#app/testing/phrase.ts'
import { createInbox, type Inbox } from './inbox.ts'
import type { Email } from './email.ts'
import { createSmtp, type SmtpOptions } from './smtp.ts'

const clock = createClock(new Date('2026-11-21T10:00:00Z').getTime() - Date.now())
const log = createLog({ level: 'silent' })
let folder: string
let inbox: Inbox
const open: { close(): void }[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minuet-mail-'))
  inbox = await createInbox({ folder, clock, log })
})
afterEach(async () => {
  for (const one of open.splice(0)) one.close()
  await inbox.stop()
  await rm(folder, { recursive: true })
})

const content = {
  subject:
    'Zażółć gęślą jaźń, Élodie: bestätige deine E‑Mail-Adresse – es dauert 💌 nur einen Klick',
  preview: 'Ein Klick genügt',
  blocks: [
    { kind: 'heading', text: 'Schön, dass du da bist' },
    { kind: 'paragraph', text: 'Hallo <b>Élodie</b> & Co = "gut"'.repeat(8) },
    {
      kind: 'button',
      label: 'Bestätigen',
      url: 'https://minuet.test/do?action=activate&key=ab=cd',
    },
    { kind: 'note', text: '.\n.. Gilt sieben Tage.' },
    {
      kind: 'fictional',
      label: phrase('sites.fictional_singular', { locale: 'de' }),
      text: 'Isabel gibt es nicht.',
    },
  ],
  footer: ['Du bekommst diese Mail, weil du dich angemeldet hast.'],
} as const

const mail: Email = {
  reader: null,
  to: 'elodie@example.org',
  site: {
    name: 'Minuet, der „Tanz“',
    from: 'hallo@minuet.test',
    url: 'https://minuet.test',
    light: { accent: '#123456' },
  },
  locale: 'de',
  content,
  category: 'activation',
  key: 'activation:12',
}

function smtp(more: Partial<SmtpOptions> = {}) {
  const smtpServer = createSmtp({ url: inbox.url, clock, log, ...more })
  open.push(smtpServer)
  return smtpServer.send
}

test('an email is sent over SMTP and arrives as written, as HTML and as text', async () => {
  await smtp()(mail)
  const [got] = inbox.list('Elodie@example.org')
  expect(got).toMatchObject({ to: 'elodie@example.org', subject: content.subject })
  expect(got?.from).toBe('Minuet, der „Tanz“ <hallo@minuet.test>')
  expect(got?.receivedAt.toISOString()).toMatch(/^2026-11-21T10:0/)
  expect(new Date(got?.headers.date ?? '').toISOString()).toMatch(/^2026-11-21T10:0/)
  expect(got?.headers['message-id']).toMatch(/^<[0-9a-f]{32}@minuet\.test>$/)
  expect(got?.links).toEqual([
    'https://minuet.test/',
    'https://minuet.test/do?action=activate&key=ab=cd',
  ])
  expect(got?.html).toContain('Hallo &#60;b&#62;Élodie&#60;/b&#62; &#38; Co = &#34;gut&#34;')
  expect(got?.html).toContain('<html lang="de">')
  expect(got?.html).toContain('background:#123456')
  expect(got?.text).toBe(`Schön, dass du da bist

${content.blocks[1].text}

Bestätigen:
https://minuet.test/do?action=activate&key=ab=cd

.
.. Gilt sieben Tage.

[Fiktives Profil] Isabel gibt es nicht.

-- 
Du bekommst diese Mail, weil du dich angemeldet hast.
Minuet, der „Tanz“, https://minuet.test/
`)
})

test('nothing in an email can add a header or a recipient', async () => {
  const send = smtp()
  await send({
    ...mail,
    content: { ...content, subject: 'Hallo\r\nBcc: spy@evil.test\r\n\r\nHi' },
    site: { ...mail.site, name: 'M\r\nX-Evil: 1' },
  })
  const [got] = inbox.list()
  expect(got?.subject).toBe('Hallo Bcc: spy@evil.test Hi')
  expect(Object.keys(got?.headers ?? {})).not.toContain('bcc')
  expect(Object.keys(got?.headers ?? {})).not.toContain('x-evil')
  const forged = [
    'a@b.test\r\nBcc: x@y.test',
    'a@b.test, c@d.test',
    'Elena <a@b.test>',
    'a@b.test;c@d.test',
    'group:a@b.test',
    '"a b"@c.test',
    '@b.test',
    'a@',
    'ab',
  ]
  for (const to of forged)
    await expect(send({ ...mail, to })).rejects.toThrow('not a single plain email address')
  expect(inbox.list()).toHaveLength(1)
})

test('an email links to http and https only', async () => {
  const blocks = [{ kind: 'button', label: 'Go', url: 'javascript:alert(1)' }] as const
  await expect(smtp()({ ...mail, content: { ...content, blocks } })).rejects.toThrow(
    'must not link to javascript:',
  )
})

test('an optional email can be unsubscribed from with one click; other emails can’t', async () => {
  const send = smtp()
  await send({ ...mail, category: 'promotions', unsubscribeUrl: 'https://minuet.test/off?k=1' })
  await send(mail)
  const [plain, declinable] = inbox.list()
  expect(declinable?.headers).toMatchObject({
    'list-unsubscribe': '<https://minuet.test/off?k=1>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(plain?.headers).not.toHaveProperty('list-unsubscribe')
  expect(declinable?.headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'feedback-id': 'promotions:minuet.test:minuet',
  })
})

test('emails survive a restart of the inbox, and the oldest are dropped', async () => {
  const send = smtp()
  for (const to of ['a@x.test', 'b@x.test', 'c@x.test']) {
    await send({ ...mail, to })
    clock.moveBy(1000)
  }
  await inbox.stop()
  inbox = await createInbox({ folder, clock, log, keep: 3 })
  expect(inbox.list().map(({ to }) => to)).toEqual(['c@x.test', 'b@x.test', 'a@x.test'])
  await smtp()({ ...mail, to: 'd@x.test' })
  expect(inbox.list().map(({ to }) => to)).toEqual(['d@x.test', 'c@x.test', 'b@x.test'])
  expect(await readdir(folder)).toHaveLength(3)
})

/** A mail server with configurable responses. */
async function grumpyServer(answers: Record<string, string>): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.write('220 grumpy\r\n')
    socket.on('data', (data) => {
      const verb = String(data).slice(0, 4).toUpperCase()
      socket.write(`${answers[verb] ?? '250 ok'}\r\n`)
    })
    socket.on('error', () => {})
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
}

test('a permanently refused address counts as a bounce, is reported once and not retried', async () => {
  const bounces: string[] = []
  const url = await grumpyServer({ RCPT: '550 5.1.1 no such user' })
  const send = smtp({
    url,
    onBounce: async ({ to }, answer) => void bounces.push(`${to}: ${answer}`),
  })
  await send(mail)
  expect(bounces).toEqual(['elodie@example.org: 550 5.1.1 no such user'])
})

test('a busy server, or one that refuses the email, causes an error, so that the email is retried', async () => {
  await expect(
    smtp({ url: await grumpyServer({ RCPT: '421 come back later' }) })(mail),
  ).rejects.toThrow('421')
  await expect(smtp({ url: await grumpyServer({ DATA: '554 no thanks' }) })(mail)).rejects.toThrow(
    '554',
  )
  await expect(smtp({ url: 'smtp://127.0.0.1:1' })(mail)).rejects.toThrow('ECONNREFUSED')
})
