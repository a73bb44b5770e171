import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import type { LookUpTxt } from '#platform/server/mail/look-up-txt.ts'
import type { InboxEmail } from '#platform/server/mail/inbox.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { type RunningServer, startServer } from '../server.ts'
import { buildPages } from './build-pages.ts'
import { createCastDatabase } from './cast-database.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'

/** A complete site: real database, real mail server, real HTTP. */
export interface TestSite {
  /** `http://localhost:<port>` */
  readonly url: string
  readonly port: number
  readonly server: RunningServer
  /** The emails to an address, after all pending ones have been sent. */
  mails(to: string): Promise<readonly InboxEmail[]>
  /** The rows of a statement; for what the product doesn't show. */
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<Row[]>
  close(): Promise<void>
}

/**
 * Starts a site on a fresh clone of the migrated database and a free port. `cast` adds the demo
 * cast with its history, `silent` without it; `log` receives the server's log. Timed jobs run when
 * the clock is moved with `/dev/clock` or `jobs.runDue` is called and, with
 * `timedJobs: 'by clock'`, as time passes.
 */
export async function startSite(
  env: Readonly<Record<string, string>> = {},
  options: {
    readonly cast?: boolean | 'silent'
    readonly limits?: 'enforce' | 'count'
    readonly log?: Log
    readonly timedJobs?: 'by clock' | 'by hand'
    /** The records that the DNS publishes. */
    readonly lookUpTxt?: LookUpTxt
    /** Whether sign-ups must solve a challenge, as outside tests. */
    readonly signUpChallenge?: boolean
  } = {},
): Promise<TestSite> {
  await buildPages()
  const folder = mkdtempSync(join(tmpdir(), 'minuet-site-'))
  const database = await (options.cast
    ? createCastDatabase(options.cast, folder)
    : createTestDatabase())
  const config = readConfig({
    MINUET_DATA: folder,
    MINUET_PORT: String(await allocatePort()),
    ...env,
  })
  const server = await startServer({
    config,
    databaseUrl: database.url,
    log: options.log ?? createLog({ level: process.env.MINUET_TEST_LOG ?? 'error' }),
    validateReplies: true,
    ...(options.limits && { limits: options.limits }),
    timedJobs: options.timedJobs ?? 'by hand',
    ...(options.lookUpTxt && { lookUpTxt: options.lookUpTxt }),
  })
  if (options.signUpChallenge !== true) await turnOffChallenges(server)
  if (options.cast) await markCastOnline(server)
  return {
    url: `http://localhost:${server.port}`,
    port: server.port,
    server,
    async mails(to) {
      await server.product.eventBus.drain()
      return server.infrastructure.inbox?.list(to) ?? []
    },
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      return (await server.infrastructure.database.pool.query<Row>(text, [...values])).rows
    },
    async close() {
      await server.stop()
      await database.close()
      // A thousand pictures take a second to unlink, so no one waits for it.
      void rm(folder, { recursive: true, force: true }).catch(() => undefined)
    },
  }
}

/** Spares all other tests the proof of work for each sign-up. */
async function turnOffChallenges({ product }: RunningServer): Promise<void> {
  for (const { id } of await product.sites.allSites())
    await product.sites.changeSettings(id, { signup_challenge: false })
}

/** Marks the cast members as online who were online when the cast was created. */
async function markCastOnline({ infrastructure, product }: RunningServer): Promise<void> {
  const cast = await import('#cast/seed.ts')
  await cast.wakeCast({
    ...product,
    database: infrastructure.database,
    now: infrastructure.clock.now(),
  })
}
