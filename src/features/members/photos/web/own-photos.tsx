import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, RetryAlert, Skeleton } from '#ui/components/index.ts'
import { PremiumAlert } from '#features/members/accounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { PhotoPromises } from './photo-promises.tsx'
import { PhotoSlots } from './photo-slots.tsx'
import { PrivateReaders } from './access/private-readers.tsx'
import { type OwnPhotoList, useOwnPhotos } from './use-own-photos.ts'

/**
 * The member's own photos: add, order, hide, describe, delete, with the state of each and the
 * number of slots (PRO-03 to PRO-05).
 */
export function OwnPhotos() {
  const t = usePhrases<typeof en>('photos')
  const { data, error, refetch } = calls.useCall('photos.list_own', {})
  if (data) return <Desk own={data} />
  if (!error) return <Skeleton className="skeleton-lg h-40 w-full" />
  return (
    <RetryAlert retry={t('own.retry')} onRetry={refetch}>
      {t('own.failed')}
    </RetryAlert>
  )
}

function Desk({ own }: { readonly own: OwnPhotoList }) {
  const t = usePhrases<typeof en>('photos')
  const desk = useOwnPhotos(own)
  const { photos, limit, premium_limit: premium } = own
  const [asking, setAsking] = useState(false)
  const more = premium > limit ? { limit: premium, onMore: () => setAsking(true) } : undefined
  return (
    <div className="grid gap-4">
      {photos.length === 0 ? <p className="text-muted">{t('own.empty')}</p> : null}
      <PhotoSlots desk={desk} slots={Math.min(limit, 3)} layout="grid" more={more} />
      <p className="text-muted">
        {t('own.limit', { count: photos.length, limit })}
        {more && photos.length < limit ? ` · ${t('own.premium', { limit: premium })}` : null}
      </p>
      <PremiumAlert
        open={asking}
        what={{ of: 'slot', limit, premium }}
        onNotNow={() => setAsking(false)}
      />
      {photos.length > limit ? <Alert tone="info">{t('own.kept', { limit })}</Alert> : null}
      <PhotoPromises checked={own.checked} />
      <PrivateReaders privatePhotos={own.private_photos} />
    </div>
  )
}
