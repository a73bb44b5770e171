import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { formatStamp } from '#platform/server/backup/base-backup.ts'
import { openRepository } from '#platform/server/backup/repository.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createDatabase } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { checkBackups } from './check-backup.ts'
import { checkDatabase } from './check-database.ts'
import { checkMachine } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkPublic } from './check-public.ts'
import { checkSite } from './check-site.ts'
import { examine } from './examine.ts'
import { type Finding, formatFindings } from './finding.ts'

let site: TestSite
let folder: string
const servers: { close(): unknown }[] = []
beforeAll(async () => {
  folder = mkdtempSync('/tmp/minuet-doctor-')
  site = await startSite({ MINUET_TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(async () => {
  for (const server of servers) server.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Mistakes {
  readonly host?: string
  readonly proto?: string
  readonly mostBytes?: number
  readonly upgrades?: boolean
  readonly removes?: string
  readonly status?: number
}

/** A reverse proxy in front of the site, with the mistakes that operators make. */
async function startProxy(mistakes: Mistakes = {}): Promise<string> {
  const { host, proto = 'http', mostBytes = 16e6, upgrades = true, removes, status } = mistakes
  const proxy: Server = createServer((incoming, outgoing) => {
    if (status !== undefined) return void outgoing.writeHead(status).end()
    if (Number(incoming.headers['content-length'] ?? 0) > mostBytes)
      return void outgoing.writeHead(413, { connection: 'close' }).end()
    // As proxies do unless they are told otherwise.
    const { upgrade: _, ...passed } = incoming.headers
    const headers = {
      ...passed,
      host: host ?? incoming.headers.host,
      'x-forwarded-proto': proto,
      connection: 'keep-alive',
    }
    const forwarded = request(
      { port: site.port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        const kept = { ...answer.headers }
        if (removes !== undefined) delete kept[removes]
        outgoing.writeHead(answer.statusCode ?? 0, kept)
        answer.pipe(outgoing)
      },
    )
    // The site may answer before it has read everything, and then closes the connection.
    forwarded.on('error', () => outgoing.headersSent || outgoing.destroy())
    incoming.pipe(forwarded)
  })
  if (upgrades)
    proxy.on('upgrade', ({ url, headers }, socket) => {
      const upstream = connect(site.port, '127.0.0.1')
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      upstream.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      upstream.pipe(socket).pipe(upstream)
      socket.on('error', () => upstream.destroy())
      upstream.on('error', () => socket.destroy())
    })
  await new Promise<void>((resolve) => proxy.listen(0, resolve))
  servers.push(proxy)
  return `http://localhost:${(proxy.address() as AddressInfo).port}`
}

/** The findings that aren't ok; clocks are left out, because tests have a time of their own. */
const problems = (findings: readonly Finding[]) =>
  findings
    .filter(({ check, state }) => state !== 'ok' && !check.endsWith('clock'))
    .map(({ check, text }) => `${check}: ${text}`)

test('BEY-21 a site behind a proxy that does everything right has no findings', async () => {
  const findings = await checkPublic(await startProxy(), new Date())
  expect(problems(findings)).toEqual([])
  expect(findings.map(({ check }) => check)).toEqual([
    'public URL',
    'proxy',
    'headers',
    'proxy clock',
    'live connection',
    'upload',
  ])
})

test.each<[string, Mistakes, string, RegExp]>([
  [
    'doesn’t pass the host',
    { host: 'backend.internal' },
    'doesn’t know this host',
    /proxy_set_header Host/,
  ],
  [
    'isn’t trusted or changes the scheme',
    { proto: 'https' },
    'all visitors share one address',
    /MINUET_TRUSTED_PROXIES/,
  ],
  [
    'refuses large photos',
    { mostBytes: 1e6 },
    'refused as too large (413)',
    /client_max_body_size 16m/,
  ],
  [
    'drops WebSocket upgrades',
    { upgrades: false },
    'WebSocket upgrade at /api/live',
    /proxy_set_header Upgrade/,
  ],
  [
    'removes security headers',
    { removes: 'content-security-policy' },
    'Missing: content-security-policy',
    /pass all headers/,
  ],
  ['doesn’t reach the site', { status: 502 }, 'answers with 502', /MINUET_PORT/],
  ['is not in front of this site', { status: 404 }, 'isn’t this site', /DNS/],
])('BEY-21 a proxy that %s fails, with what to change', async (_, mistakes, text, advice) => {
  const failed = (await checkPublic(await startProxy(mistakes), new Date())).filter(
    ({ state }) => state === 'fail',
  )
  expect(failed.map((finding) => finding.text).join('\n')).toContain(text)
  expect(failed.map((finding) => finding.advice).join('\n')).toMatch(advice)
})

test('BEY-21 a public address that nothing answers fails', async () => {
  const [finding] = await checkPublic('http://localhost:1', new Date())
  expect(finding).toMatchObject({ check: 'public URL', state: 'fail' })
  expect(finding?.text).toContain('ECONNREFUSED')
})

async function startMail(options: ConstructorParameters<typeof SMTPServer>[0]): Promise<number> {
  const server = new SMTPServer({ ...options, logger: false })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise<void>((resolve) => listening.once('listening', resolve))
  servers.push(server)
  return (listening.address() as AddressInfo).port
}

test('BEY-21 logging in to the mail server and its certificate are tested', async () => {
  const port = await startMail({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'x' }) : done(new Error('no')),
  })
  const secure = await startMail({ secure: true })
  const url = (password: string) => `smtp://user:${password}@127.0.0.1:${port}?ignoreTLS=true`
  expect(await checkMail(url('right'))).toMatchObject([{ state: 'ok' }])
  expect(await checkMail(url('wrong'))).toMatchObject([
    { state: 'fail', advice: expect.stringContaining('user and password in SMTP_URL') },
  ])
  expect(await checkMail(`smtps://localhost:${secure}`)).toMatchObject([
    { state: 'fail', advice: expect.stringContaining('certificate') },
  ])
  expect(await checkMail('smtp://127.0.0.1:1')).toMatchObject([
    { state: 'fail', advice: expect.stringContaining('host and port') },
  ])
})

test('BEY-21 a database with the wrong role, missing migrations or stuck work is reported', async () => {
  const clone = await createTestDatabase()
  const mode = 'production' as const
  expect(problems(await checkDatabase(clone, { databaseUrl: undefined, mode }))).toEqual([])
  const owner = { url: clone.ownerUrl }
  const database = createDatabase({ url: clone.ownerUrl, size: 1 })
  await database.run(sql`
    insert into platform.task (name, payload, created_at, next_at)
    values ('accounts.closed', '{}', ${new Date(Date.now() - 3_600_000)}, '-infinity')`)
  await database.run(sql`delete from platform.migration where name = 'credits/001-tables.sql'`)
  expect(problems(await checkDatabase(owner, { databaseUrl: undefined, mode }))).toEqual([
    'database role: It owns tables.',
    'migrations: Pending migrations: 1.',
  ])
  await database.run(
    sql`insert into platform.migration values ('credits/001-tables.sql', 'x', ${new Date()})`,
  )
  expect(problems(await checkDatabase(clone, { databaseUrl: undefined, mode }))).toEqual([
    'jobs: Jobs and events that are late: 1, by up to 60 minutes.',
  ])
  await database.close()
  await clone.close()
})

test('BEY-21 missing, old and unproven backups are reported', async () => {
  mkdirSync(join(folder, 'backup'))
  mkdirSync(join(folder, 'data'))
  const config = readConfig({
    MINUET_DATA: join(folder, 'data'),
    MINUET_BACKUP: join(folder, 'backup'),
    MINUET_BACKUP_KEY: 'Hm3vQ0sJr7Yk2Wc9Tz5Lp8Xn4Bd6Fg1A',
  })
  const none = { ...config, backup: undefined, mode: 'production' as const }
  const now = new Date('2026-11-29T12:00:00Z')
  expect(await checkBackups(none, now)).toMatchObject([
    { state: 'fail', text: 'There is no backup.' },
  ])
  const texts = async () => problems(await checkBackups(config, now)).slice(1)
  expect(await texts()).toEqual([
    'backup: There is no full backup yet.',
    'restore drill: The backup has never been restored.',
  ])
  mkdirSync(join(folder, 'data/postgres/archive'), { recursive: true })
  for (let number = 0; number < 11; number += 1)
    writeFileSync(join(folder, `data/postgres/archive/${number}`), '')
  const repository = openRepository(config)
  const finishedAt = new Date('2026-11-27T09:00:00Z')
  await repository?.writeJson(`base/${formatStamp(finishedAt)}/description`, { finishedAt })
  await repository?.writeJson('checks/1', { at: '2026-11-28', problems: ['ledger: wrong'] })
  expect(await texts()).toEqual([
    'backup: The last full backup is 51 h old.',
    'backup queue: WAL files waiting to be copied: 11.',
    'restore drill: On 2026-11-28: ledger: wrong',
  ])
})

test('BEY-21 unreadable folders, open secrets and a port in use are reported', async () => {
  const missing = readConfig({ MINUET_SECRET: 'x', MINUET_DATA: join(folder, 'missing') })
  expect(problems(await checkMachine(missing, {}))[0]).toContain('data folder: ENOENT')
  const secret = join(folder, 'secret')
  writeFileSync(secret, 'x')
  chmodSync(secret, 0o644)
  const lines = problems(await checkMachine(missing, { MINUET_SECRET_FILE: secret }))
  expect(lines).toContainEqual(
    expect.stringContaining(`Every user of this machine can read ${secret}`),
  )
  const silent = createTcpServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  servers.push(silent)
  expect(await checkSite({ host: '127.0.0.1', port: site.port })).toMatchObject([{ state: 'ok' }])
  const held = (silent.address() as AddressInfo).port
  expect(await checkSite({ host: '127.0.0.1', port: held })).toMatchObject([
    { state: 'fail', text: expect.stringContaining(`uses port ${held}`) },
  ])
})

test('BEY-21 each invalid setting is a finding of its own; lines say what to do', async () => {
  const findings = await examine({ MINUET_MODE: 'production', MINUET_DATA: folder }, new Date())
  const texts = findings.map(({ text }) => text).join('\n')
  for (const name of ['MINUET_SECRET', 'SMTP_URL', 'MINUET_TRUSTED_PROXIES', 'MINUET_PUBLIC_URL'])
    expect(texts).toContain(name)
  expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(['fail']))
  expect(formatFindings(findings)[0]).toMatch(/^FAIL {2}configuration {2}MINUET_/)
  expect(formatFindings(findings)[1]).toContain('→ ')
})
