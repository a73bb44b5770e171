import './search.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useApi } from '#platform/web/api/use-api.ts'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState, ProfileCardSkeleton, RetryState } from '#ui/components/index.ts'
import type { SearchResult } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { MemberCard } from './member-card.tsx'
import { suggestionsQuery } from './suggestions-query.ts'

const maxShown = 6

/**
 * /signup-matches: six people before the email address is confirmed, after the last sign-up step or
 * at its own URL (ACC-03).
 */
export function Page() {
  const t = usePhrases<typeof en>('search')
  const peopleQuery = useSuggestions()
  const [query] = useSearchParams()
  const to = query.get('to')
  return (
    <div className="search-suggestions mx-auto px-5">
      <Heading result={peopleQuery.data} />
      <p className="text-ink-2 mt-2">{t('matches.lead')}</p>
      <Suggested query={peopleQuery} />
      <div className="mx-auto mt-8 grid max-w-card">
        {/* Members who have already confirmed are redirected from it. */}
        <ButtonLink
          as={Link}
          to={`/complete-signup${to === null ? '' : `?${new URLSearchParams({ to })}`}`}
          size="lg"
        >
          {t('matches.continue')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Heading({ result }: { readonly result: SearchResult | undefined }) {
  const t = usePhrases<typeof en>('search')
  const format = useFormat()
  const city = result?.searcher?.city
  const country = result?.searcher?.country
  return (
    <h1 className="type-h1">
      {city
        ? t('matches.near', { city })
        : country
          ? t('matches.in', { place: format.country(country) })
          : t('matches.here')}
    </h1>
  )
}

function Suggested({ query }: { readonly query: ReturnType<typeof useSuggestions> }) {
  const t = usePhrases<typeof en>('search')
  const { data } = query
  // If the server couldn't load the people, the browser retries.
  if (data === undefined && (query.isPending || typeof window === 'undefined')) return <Coming />
  if (data === undefined)
    return (
      <RetryState
        title={query.error?.refusal.message}
        retry={t('retry')}
        busy={query.isFetching}
        busyLabel={t('loading')}
        onRetry={() => query.refetch()}
      />
    )
  const members = [...data.members, ...data.similar].slice(0, maxShown)
  if (members.length > 0)
    return (
      <ul className="people mt-5 cols-3-from-lg">
        {members.map((member, at) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              readersCountry={data.searcher?.country}
              eager={at < 4}
              headingLevel={2}
            />
          </li>
        ))}
      </ul>
    )
  return data.searcher?.country == null ? (
    <EmptyState title={t('matches.no_region')} text={t('matches.no_region_text')} />
  ) : (
    <EmptyState title={t('matches.nobody')} text={t('matches.nobody_text')} />
  )
}

function useSuggestions() {
  return useQuery(suggestionsQuery(useApi()))
}

function Coming() {
  const t = usePhrases<typeof en>('search')
  return (
    <div role="status" aria-label={t('loading')}>
      <div className="people mt-5 cols-3-from-lg" aria-hidden="true">
        {Array.from({ length: maxShown }, (_, at) => (
          <ProfileCardSkeleton key={at} />
        ))}
      </div>
    </div>
  )
}

/** On the server the people are awaited; in the browser they load behind skeletons. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  const ready = cache.prefetchQuery(suggestionsQuery(api))
  if (typeof window === 'undefined') await ready
}

export function title(translate: Translate): string {
  return translate('search.matches.title')
}
