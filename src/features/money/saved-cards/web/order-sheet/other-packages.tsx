import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ReturnsLink } from '#features/money/payments/web/index.ts'
import type { en } from '../../locales/order-sheet/en.ts'

/** Links to the credits page, which leads back here, and to the conditions of returning credits. */
export function OtherPackages({ returnTo }: { readonly returnTo: string }) {
  const t = usePhrases<typeof en>('order_sheet')
  return (
    <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
      <Link to={`/credits?to=${encodeURIComponent(returnTo)}`} className="link">
        {t('other')}
      </Link>
      <ReturnsLink newTab />
    </p>
  )
}
