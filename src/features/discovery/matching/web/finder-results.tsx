import './finder.css'
import type { Ref } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  Alert,
  Button,
  EmptyState,
  ProfileCardSkeleton,
  RetryState,
  SlidersHorizontalIcon,
} from '#ui/components/index.ts'
import { MemberCard } from '#features/discovery/search/web/index.ts'
import { oldestAge, youngestAge } from '#features/discovery/search/index.ts'
import type { Finder } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { PickReasons } from './pick-reasons.tsx'

type Answers = Finder['answers']

interface FinderResultsProps {
  readonly finder: Finder
  readonly pending: boolean
  readonly problem: RefusalAnswer | undefined
  readonly onEdit: () => void
  readonly onRelax: (part: Partial<Answers>) => void
  readonly ref: Ref<HTMLHeadingElement>
}

/** Up to twelve people with the reasons for each, and a button to edit the answers. */
export function FinderResults({
  finder,
  pending,
  problem,
  onEdit,
  onRelax,
  ref,
}: FinderResultsProps) {
  const t = usePhrases<typeof en>('matching')
  const { data, error, isFetching, refetch } = calls.useCall('matching.list_picks', {})
  const count = data?.picks.length ?? 0
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 ref={ref} className="type-h1" tabIndex={-1}>
            {count === 0 ? t('finder.title') : t('finder.results.title', { count })}
          </h1>
          {count === 0 ? null : (
            <p className="mt-2 max-w-prose text-muted">{t('finder.results.note')}</p>
          )}
        </div>
        <Button variant="line" icon={<SlidersHorizontalIcon />} onClick={onEdit}>
          {t('finder.results.edit')}
        </Button>
      </div>
      {problem === undefined ? null : (
        <Alert tone="danger" announce className="mt-4">
          {problem.message}
        </Alert>
      )}
      {data === undefined && error === null ? (
        <div className="people mt-6" role="status" aria-label={t('loading')}>
          {Array.from({ length: 8 }, (_, at) => (
            <ProfileCardSkeleton key={at} />
          ))}
        </div>
      ) : null}
      {error === null ? null : (
        <RetryState
          title={error.refusal.message}
          retry={t('retry')}
          busy={isFetching}
          busyLabel={t('loading')}
          onRetry={() => refetch()}
        />
      )}
      {data !== undefined && count === 0 ? (
        <NoResults answers={finder.answers} pending={pending} onRelax={onRelax} />
      ) : null}
      {count === 0 ? null : (
        <ul className="people finder-people mt-6">
          {data?.picks.map(({ member, reasons }, at) => (
            <li key={member.id}>
              <MemberCard
                member={member}
                readersCountry={data.reader_country}
                eager={at < 4}
                headingLevel={2}
              />
              <PickReasons
                name={member.name}
                reasons={reasons}
                readersCountry={data.reader_country}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** No results: each narrowing answer can be dropped with one press (BEY-17). */
function NoResults({
  answers,
  pending,
  onRelax,
}: Pick<FinderResultsProps, 'pending' | 'onRelax'> & { answers: Answers }) {
  const t = usePhrases<typeof en>('matching')
  const wider = [
    { key: 'distance', narrows: answers.distance_km !== null, part: { distance_km: null } },
    { key: 'pace', narrows: answers.pace !== 'slow', part: { pace: 'slow' } },
    {
      key: 'ages',
      narrows: answers.min_age > youngestAge || answers.max_age < oldestAge,
      part: { min_age: youngestAge, max_age: oldestAge },
    },
    { key: 'photo', narrows: answers.with_photo, part: { with_photo: false } },
  ] as const satisfies readonly { key: string; narrows: boolean; part: Partial<Answers> }[]
  return (
    <EmptyState
      className="mt-6"
      title={t('finder.none.title')}
      text={t('finder.none.text')}
      action={
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          {wider
            .filter(({ narrows }) => narrows)
            .map(({ key, part }) => (
              <Button
                key={key}
                variant="line"
                loading={pending}
                loadingLabel={t('finder.saving')}
                onClick={() => onRelax(part)}
              >
                {t(`finder.none.${key}`)}
              </Button>
            ))}
        </div>
      }
    />
  )
}
