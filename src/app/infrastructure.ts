import { join } from 'node:path'
import { type BlobBackup, withBlobBackup } from '#platform/server/backup/blob-backup.ts'
import { openRepository, type Repository } from '#platform/server/backup/repository.ts'
import type { Blobs } from '#platform/server/blobs/blobs.ts'
import { type CreateCursors, createCursors } from '#platform/server/cursors.ts'
import { createDiskBlobs } from '#platform/server/blobs/disk-blobs.ts'
import { createClock, type MovableClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import { openInstallationKey } from '#platform/server/installation-key/installation-key.ts'
import { createJobs, type Jobs } from '#platform/server/jobs/jobs.ts'
import { createLimits, type Limits } from '#platform/server/limits/limits.ts'
import { type Bus, createBus } from '#platform/server/live/bus.ts'
import type { Log } from '#platform/server/log/log.ts'
import { createMetrics, type Metrics } from '#platform/server/metrics/metrics.ts'
import { createInbox, type Inbox } from '#platform/server/mail/inbox.ts'
import { withCountedEmails } from '#platform/server/mail/count-emails.ts'
import type { DeliverEmail, Email } from '#platform/server/mail/email.ts'
import { createTxtLookUp, type LookUpTxt } from '#platform/server/mail/look-up-txt.ts'
import { createSmtp } from '#platform/server/mail/smtp.ts'
import { createPhrases, type Phrases } from '#platform/server/phrases.ts'
import { createMessagesApi } from '#platform/server/sms/messages-api.ts'
import { createSmsInbox, type SmsInbox } from '#platform/server/sms/sms-inbox.ts'
import type { SendSms } from '#platform/server/sms/sms.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { loadClock } from '#platform/server/dev/store-clock.ts'
import type { PaymentGateway } from '#features/money/payments/server/index.ts'
import { loadGateways } from './load-gateways.ts'
import { readPhraseCatalogue } from './phrase-catalogue.ts'

/** The started infrastructure the features run on. */
export interface Infrastructure {
  readonly config: Config
  readonly database: Database
  /** All seals, keyed hashes and signatures are derived from it. Never log or show it. */
  readonly installationKey: string
  readonly clock: MovableClock
  readonly log: Log
  readonly phrases: Phrases
  readonly blobs: Blobs
  /** Where this installation is backed up; `null` without MINUET_BACKUP. */
  readonly backup: { readonly repository: Repository; readonly blobs: BlobBackup } | null
  readonly deliverEmail: DeliverEmail
  /** Looks up what sender domains publish. */
  readonly lookUpTxt: LookUpTxt
  /** Sets what happens when the mail server refuses an address for good. */
  onRefusedAddress(handle: HandleRefusedAddress): void
  /** The demo's own mail server; `null` if SMTP_URL is set to a real one. */
  readonly inbox: Inbox | null
  /** Sends text messages; `null` if this installation has no provider. */
  readonly sendSms: SendSms | null
  /** The demo's text message inbox; `null` if a real provider is configured, and in production. */
  readonly smsInbox: SmsInbox | null
  readonly limits: Limits
  /** Measurements for Prometheus; `null` without MINUET_METRICS_PORT. */
  readonly metrics: Metrics | null
  /** Creates the encrypted cursors of a list. */
  readonly cursors: CreateCursors
  readonly bus: Bus
  readonly jobs: Jobs
  /** The external payment providers, in order of preference. */
  readonly gateways: readonly PaymentGateway[]
  /** Stops everything in reverse order. */
  stop(): Promise<void>
}

type HandleRefusedAddress = (mail: Email, response: string) => Promise<void>

interface InfrastructureOptions {
  readonly config: Config
  readonly databaseUrl: string
  readonly log: Log
  /**
   * With `count`, rate limits are counted but not enforced, for benchmarks and for the sweep of all
   * endpoints.
   */
  readonly limits?: 'enforce' | 'count'
  /** The query timeout in seconds; 0 means none, for seeding a database. */
  readonly statementSeconds?: number
  /** With `by hand`, timed jobs run only when `runDue` is called. */
  readonly timedJobs?: 'by clock' | 'by hand'
  readonly lookUpTxt?: LookUpTxt
}

/**
 * Starts the infrastructure: database, clock, phrases, files, email, rate limits, the bus between
 * servers, timed jobs.
 */
export async function startInfrastructure({
  config,
  databaseUrl,
  log,
  limits: mode = 'enforce',
  statementSeconds = 15,
  timedJobs = 'by clock',
  lookUpTxt = createTxtLookUp(),
}: InfrastructureOptions): Promise<Infrastructure> {
  const database = createDatabase({
    url: databaseUrl,
    pipelines: 4,
    statementTimeoutMs: statementSeconds * 1000,
    onError: (error) => log.warn({ error }, 'database connection lost'),
    onJobError: (error) => log.error({ error }, 'a job after a commit failed'),
  })
  const installation = await openInstallationKey(database, config.secrets)
  if (installation.changed) log.info('MINUET_SECRET was replaced; the earlier one can be removed')
  const installationKey = installation.key
  const clock = config.mode === 'demo' ? await loadClock(database) : createClock()
  const phrases = createPhrases(await readPhraseCatalogue())
  const blobFolder = join(config.dataFolder, 'blobs')
  const diskBlobs = await createDiskBlobs(blobFolder)
  const repository = openRepository(config)
  const { blobs, backup: blobBackup } =
    repository === null
      ? { blobs: diskBlobs, backup: null }
      : withBlobBackup(diskBlobs, blobFolder, repository)
  const inbox =
    config.smtpUrl === undefined
      ? await createInbox({ folder: join(config.dataFolder, 'mail'), clock, log })
      : null
  let handleRefused: HandleRefusedAddress | undefined
  const smtp = createSmtp({
    url: config.smtpUrl ?? inbox?.url ?? '',
    clock,
    log,
    onBounce: async (mail, response) => handleRefused?.(mail, response),
  })
  const smsInbox =
    config.smsUrl === undefined && config.mode === 'demo' ? createSmsInbox({ clock }) : null
  const sendSms =
    config.smsUrl === undefined
      ? (smsInbox?.send ?? null)
      : createMessagesApi({ url: config.smsUrl })
  const limits = createLimits({ database, log, mode })
  const metrics = config.metricsPort === undefined ? null : createMetrics()
  const bus = createBus({ url: databaseUrl, log })
  await bus.start()
  const jobs = createJobs({ database, clock, log, ...(timedJobs === 'by hand' && { tickMs: 0 }) })
  const gateways = await loadGateways({ ...config, secret: installationKey }, log)

  return {
    config,
    database,
    installationKey,
    clock,
    log,
    phrases,
    blobs,
    backup: repository === null || blobBackup === null ? null : { repository, blobs: blobBackup },
    deliverEmail: metrics === null ? smtp.send : withCountedEmails(smtp.send, metrics.countEmail),
    lookUpTxt,
    onRefusedAddress: (handle) => {
      handleRefused = handle
    },
    inbox,
    sendSms,
    smsInbox,
    limits,
    metrics,
    cursors: createCursors(installationKey),
    bus,
    jobs,
    gateways,
    async stop() {
      await jobs.stop()
      await bus.stop()
      smtp.close()
      await inbox?.stop()
      await database.close()
    },
  }
}
