import { loadRepeat, RepeatLink } from '#features/money/saved-cards/web/index.ts'
import { CreditsPage, loadCredits } from '#features/money/payments/web/index.ts'
import type { LoadContext } from '#platform/web/page.ts'

/** Buying credits; members with a saved card can repeat their last order. */
export function Page() {
  return <CreditsPage again={<RepeatLink />} />
}

/** Loads everything on the page in parallel. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadCredits(context), loadRepeat(context)])
}

export { creditsTitle as title } from '#features/money/payments/web/index.ts'
