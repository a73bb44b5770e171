import { type Refusal, refuse } from '#kernel/refusal.ts'

/** PostgreSQL error code of a cancelled query. */
const stopped = '57014'

/**
 * Waits for a search up to its time limit and then refuses, because an unfinished search isn't an
 * empty one (BEY-17).
 */
export async function withTimeout<T>(
  work: Promise<T>,
  timeoutMs: number,
): Promise<T | Refusal<'search.timed_out'>> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<Refusal<'search.timed_out'>>((resolve) => {
    timer = setTimeout(() => resolve(refuse('search.timed_out')), timeoutMs)
  })
  const answered = work.catch((error: { code?: string }) => {
    if (error.code === stopped) return refuse('search.timed_out')
    throw error
  })
  try {
    return await Promise.race([answered, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
