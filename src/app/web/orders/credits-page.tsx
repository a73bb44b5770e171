import { loadRepeat, RepeatLink } from '#features/money/saved-cards/web/index.ts'
import { CreditsPage, loadCredits } from '#features/money/payments/web/index.ts'
import type { LoadContext } from '#platform/web/page.ts'

/** Buying credits, with the way to the last order again for whoever has a card kept. */
export function Page() {
  return <CreditsPage again={<RepeatLink />} />
}

/** Everything on the page, at once. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadCredits(context), loadRepeat(context)])
}

export { creditsTitle as title } from '#features/money/payments/web/index.ts'
