import { createReportServer } from '#platform/server/mail/report-server.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

/** Starts receiving bounces and complaints, if the installation is configured to. */
export async function startReportServer(
  { config, log }: Infrastructure,
  { notifications }: Product,
): Promise<{ readonly port: number; stop(): Promise<void> } | null> {
  const { bounceDomain, bouncePort } = config
  if (bounceDomain === undefined || bouncePort === undefined) return null
  return createReportServer({
    host: config.host,
    port: bouncePort,
    domain: bounceDomain,
    log,
    accepts: notifications.acceptsReturnsTo,
    onReport: notifications.onReport,
  })
}
