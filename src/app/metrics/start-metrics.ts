import type { Live } from '#platform/server/live/live.ts'
import { startMetricsServer } from '#platform/server/metrics/metrics-server.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'
import { listGauges } from './list-gauges.ts'

/** Serves the metrics on their own port, if the installation is configured to. */
export async function startMetrics(
  infrastructure: Infrastructure,
  product: Product,
  live: Pick<Live, 'countConnections'>,
): Promise<{ stop(): Promise<void> } | null> {
  const { config, metrics } = infrastructure
  if (metrics === null || config.metricsPort === undefined) return null
  metrics.add(listGauges(infrastructure, product, live))
  return startMetricsServer(metrics, config.metricsPort, config.host)
}
