import { compose } from '#app/compose.ts'
import { type Infrastructure, startInfrastructure } from '#app/infrastructure.ts'
import type { Product } from '#app/product.ts'
import type { Config } from '#platform/server/config/config.ts'
import { createLog } from '#platform/server/log/log.ts'

/**
 * Seeding doesn't send email; configuring a mail server here keeps the demo's own mail server from
 * being started twice.
 */
const noMail = 'smtp://127.0.0.1:9'

/**
 * Runs `work` with every feature built but no event delivery: for the public entries used by a
 * seed.
 */
export async function withProduct<T>(
  url: string,
  config: Config,
  work: (product: Product, infrastructure: Infrastructure) => Promise<T>,
): Promise<T> {
  const infrastructure = await startInfrastructure({
    config: { ...config, smtpUrl: noMail },
    databaseUrl: url,
    log: createLog({ pretty: true }),
    statementSeconds: 0,
  })
  try {
    return await work(compose(infrastructure), infrastructure)
  } finally {
    await infrastructure.stop()
  }
}
