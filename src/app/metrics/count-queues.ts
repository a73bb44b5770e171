import type { Site } from '#features/site/sites/index.ts'
import type { Product } from '../product.ts'

interface QueueCount {
  readonly waiting: number
  /** Null where the queue doesn't know the age of its items. */
  readonly oldestSeconds: number | null
}

/** The count that the back office shows; `oldest_at` is missing where the age is meaningless. */
interface Waiting {
  readonly waiting: number
  readonly oldest_at?: string | null
}

/** Counts what waits for staff in each queue, of all sites together. */
export async function countQueues(
  product: Product,
  now: Date,
): Promise<Record<string, QueueCount>> {
  // Queues belong to a pool of members, which several sites may share.
  const pools = new Map((await product.sites.allSites()).map((site) => [site.pool, site]))
  const counts = listCounts(product)
  const entries = Object.entries(counts).map(async ([name, count]) => {
    const found = await Promise.all([...pools.values()].map((site) => count({ site, now })))
    return [name, addUp(found, now)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

type Count = (context: { readonly site: Site; readonly now: Date }) => Promise<Waiting>

/** The same counts that the back office shows; they depend on the site and the time only. */
function listCounts(product: Product): Readonly<Record<string, Count>> {
  const { reports, complaints, photoModeration, photoVerification, dataRequests } = product
  const count =
    (handler: (input: never, context: never) => Promise<unknown>): Count =>
    (context) =>
      handler({} as never, context as never) as Promise<Waiting>
  return {
    reports: count(reports.handlers['reports.count']),
    complaints: count(complaints.handlers['complaints.count']),
    support: count(complaints.handlers['complaints.count_support']),
    photos: count(photoModeration.handlers['photo_moderation.count_photos']),
    data_requests: count(dataRequests.handlers['data_requests.count']),
    verifications: count(photoVerification.handlers['photo_verification.count_waiting']),
  }
}

function addUp(found: readonly Waiting[], now: Date): QueueCount {
  const waiting = found.reduce((sum, one) => sum + one.waiting, 0)
  if (found.some(({ oldest_at }) => oldest_at === undefined))
    return { waiting, oldestSeconds: null }
  const times = found.flatMap(({ oldest_at }) => (oldest_at == null ? [] : [Date.parse(oldest_at)]))
  const oldestSeconds = times.length === 0 ? 0 : (now.getTime() - Math.min(...times)) / 1000
  return { waiting, oldestSeconds: Math.max(0, oldestSeconds) }
}
