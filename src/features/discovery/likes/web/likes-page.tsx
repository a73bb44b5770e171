import { useState } from 'react'
import { Link } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Badge, ButtonLink, Tabs } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { formatCount } from '../rules/format-count.ts'
import { type LikeList, likeLists } from '../rules/like-lists.ts'
import { calls } from './calls.ts'
import { LikesSkeleton, LikesError } from './list-states.tsx'
import { LikedPeople } from './liked-people.tsx'

/**
 * Loads the three lists on the server; in the browser they load behind skeletons, the first time
 * only.
 */
export async function load({ api, cache }: LoadContext): Promise<void> {
  const coming = cache.ensureQueryData(calls.query('likes.list', {})(api))
  if (typeof window === 'undefined') await coming
  else coming.catch(() => {})
}

export function title(translate: Translate): string {
  return translate('likes.title')
}

/** Likes received, likes given and matches (LIKE-01, LIKE-02). */
export function Page() {
  const t = usePhrases<typeof en>('likes')
  const [selected, setSelected] = useState<LikeList>(likeLists[0])
  const { data, error, isFetching, refetch } = calls.useCall('likes.list', {})
  const newOnes: Partial<Record<LikeList, number>> = data?.new_counts ?? {}
  return (
    <div className="wrap page-tight">
      <h1 className="type-h1" tabIndex={-1}>
        {t('title')}
      </h1>
      {data === undefined ? (
        error === null ? (
          <LikesSkeleton />
        ) : (
          <LikesError error={error} busy={isFetching} onRetry={() => void refetch()} />
        )
      ) : (
        <Tabs
          className="mt-4"
          label={t('lists.label')}
          selected={selected}
          onSelect={(id) => setSelected(id as LikeList)}
          tabs={likeLists.map((list) => ({
            id: list,
            label: (
              <>
                {t(`lists.${list}`)}{' '}
                {/* A single number on a tab: the number of new ones, if there are any. */}
                {newOnes[list] ? null : (
                  <span className="num text-muted">{formatCount(data.counts[list])}</span>
                )}
              </>
            ),
            badge: (
              <Badge
                count={newOnes[list] ?? 0}
                label={t('new_count', { count: newOnes[list] ?? 0 })}
                className="ml-1.5"
              />
            ),
          }))}
        >
          <LikedPeople list={selected} members={data[selected]} country={data.reader_country} />
          {data.next[selected] === null ? null : (
            <p className="mt-8 text-center">
              <ButtonLink as={Link} to={`/likes/${selected}`} variant="line">
                {t('all', { count: formatCount(data.counts[selected]) })}
              </ButtonLink>
            </p>
          )}
        </Tabs>
      )}
    </div>
  )
}
