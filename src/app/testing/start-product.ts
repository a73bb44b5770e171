import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { compose } from '../compose.ts'
import { type Infrastructure, startInfrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

/** All features on a fresh database, without HTTP, pages or event delivery. */
export interface TestProduct {
  readonly product: Product
  readonly infrastructure: Infrastructure
  readonly databaseUrl: string
  close(): Promise<void>
}

/** Starts faster than a site; for tests that concern all features. */
export async function startProduct(): Promise<TestProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'minuet-product-'))
  const database = await createTestDatabase()
  const infrastructure = await startInfrastructure({
    // No email is sent; configuring a mail server keeps the demo's own from being started.
    config: readConfig({ MINUET_DATA: folder, SMTP_URL: 'smtp://127.0.0.1:9' }),
    databaseUrl: database.url,
    log: createLog({ level: 'error' }),
    timedJobs: 'by hand',
  })
  return {
    product: compose(infrastructure),
    infrastructure,
    databaseUrl: database.url,
    async close() {
      await infrastructure.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
