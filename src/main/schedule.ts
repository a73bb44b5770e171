import { sweepLimits } from '#platform/server/limits/store.ts'
import type { Floor } from './floor.ts'
import type { Product } from './product.ts'

/** Every timed job of the product, on one page. Times are UTC. */
export async function scheduleJobs({ jobs, database }: Floor, { accounts, likes, payments }: Product): Promise<void> {
  await jobs.schedule('accounts.tidy', '17 3 * * *', async ({ now }) => {
    await accounts.tidy(now)
  })
  await jobs.schedule('likes.tidy', '27 3 * * *', async ({ now }) => {
    await likes.tidy(now)
  })
  await jobs.schedule('payments.reconcile', '* * * * *', async ({ now }) => {
    await payments.reconcile(now)
  })
  await jobs.schedule('limits.sweep', '41 * * * *', async ({ now }) => {
    await sweepLimits(database, now)
  })
}
