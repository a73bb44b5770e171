import { toMinutes } from '#kernel/duration.ts'
import type { ReactNode } from 'react'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { en } from '../locales/transparency/en.ts'
import { calls, type Figures } from './calls.ts'
import { cacheMs, conversations, graceDays } from '../rules/counting.ts'

/** Loads the figures. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  await cache.ensureQueryData(calls.query('transparency.read_figures', {})(api))
}

export function title(translate: Translate): string {
  return translate('transparency.title')
}

export function description(translate: Translate, { site }: Pick<LoadContext, 'site'>): string {
  return translate('transparency.lead', { site: site.name })
}

/** Public figures of the site from its own data, each with an explanation (BEY-04). */
export function Page() {
  const t = usePhrases<typeof en>('transparency')
  const { name } = useSite()
  const { date, time } = useFormat()
  const formatCount = useCountText()
  const { data: figures } = calls.useCall('transparency.read_figures', {})
  if (figures === undefined) return null
  const { days, answers } = figures
  return (
    <div className="wrap page-airy">
      <h1 className="type-h1" tabIndex={-1}>
        {t('title')}
      </h1>
      <p className="type-lead mt-4 max-w-text text-ink-2">{t('lead', { site: name })}</p>
      <Group id="here" title={t('here.title')}>
        <Figure
          value={formatCount(figures.members)}
          label={t('here.members')}
          means={t('here.members_means')}
        />
        <Figure
          value={formatCount(figures.fictional)}
          label={t('here.fictional')}
          means={t('here.fictional_means')}
        />
        <Figure
          value={formatCount(figures.sponsored)}
          label={t('here.sponsored')}
          means={t('here.sponsored_means')}
        />
      </Group>
      <Group id="writing" title={t('writing.title')}>
        <Figure
          value={formatCount(figures.staff_messages)}
          label={t('writing.staff')}
          means={t('writing.staff_means', { days })}
        />
        <Answers answers={answers} days={days} />
      </Group>
      <Group id="returned" title={t('returned.title')}>
        <Figure
          value={formatCount(figures.deletions)}
          label={t('returned.deletions')}
          means={t('returned.deletions_means', { days })}
        />
        <Figure
          value={formatCount(figures.messages_returned)}
          label={t('returned.messages')}
          means={t('returned.messages_means', { days })}
        />
        <Figure
          value={formatCount(figures.orders_returned)}
          label={t('returned.orders')}
          means={t('returned.orders_means', { days })}
        />
      </Group>
      <Moderation figures={figures.moderation} />
      <p className="type-meta mt-10 max-w-text text-muted">
        {t('counted', {
          date: date(figures.computed_at),
          time: time(figures.computed_at),
          minutes: toMinutes(cacheMs),
        })}{' '}
        {t('rounded')}
      </p>
    </div>
  )
}

const moderationCounts = [
  'reports',
  'warnings',
  'pauses',
  'suspensions',
  'bans',
  'photos',
  'verifications',
  'breaks',
  'automatic',
  'complaints',
  'upheld',
  'appeals',
  'overturned',
] as const

/** Moderation, complaints and appeals in the last year (DSA 15 and 24). */
function Moderation({ figures }: { readonly figures: Figures['moderation'] }) {
  const t = usePhrases<typeof en>('transparency')
  const formatCount = useCountText()
  const formatSpan = useSpanText()
  const { days, median_minutes: minutes } = figures
  return (
    <Group id="moderation" title={t('moderation.title', { days })}>
      {moderationCounts.map((name) => (
        <Figure
          key={name}
          value={formatCount(figures[name])}
          label={t(`moderation.${name}`)}
          means={t(`moderation.${name}_means`)}
        />
      ))}
      <Figure
        value={minutes === null ? t('unknown') : formatSpan(minutes)}
        label={t('moderation.median')}
        means={t('moderation.median_means')}
      />
    </Group>
  )
}

function Answers({ answers, days }: Pick<Figures, 'answers' | 'days'>) {
  const t = usePhrases<typeof en>('transparency')
  const formatSpan = useSpanText()
  if (answers === null)
    return (
      <Figure
        value={t('unknown')}
        label={t('writing.median')}
        means={t('writing.too_few', { days, least: conversations.least })}
      />
    )
  const { share, median_minutes: minutes } = answers
  return (
    <>
      <Figure
        value={formatSpan(minutes)}
        label={t('writing.median')}
        means={t('writing.median_means', { days, most: conversations.most })}
      />
      <Figure
        value={t('writing.percent', { percent: Math.round(share * 100) })}
        label={t('writing.answered')}
        means={t('writing.answered_means', { days, grace: graceDays })}
      />
    </>
  )
}

/** Returns a function that describes a rounded time in minutes, hours or days. */
function useSpanText(): (minutes: number) => string {
  const t = usePhrases<typeof en>('transparency')
  return (minutes) =>
    minutes < 60
      ? t('writing.minutes', { count: minutes })
      : minutes < 2880
        ? t('writing.hours', { count: Math.round(minutes / 60) })
        : t('writing.days', { count: Math.round(minutes / 1440) })
}

function Group({
  id,
  title: words,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="type-h3">
        {words}
      </h2>
      <dl className="mt-4 grid gap-4 cols-2-from-md cols-3-from-lg">{children}</dl>
    </section>
  )
}

function Figure({
  value,
  label,
  means,
}: {
  readonly value: string
  readonly label: string
  readonly means: string
}) {
  return (
    <div className="card flex flex-col p-5">
      <dt className="order-2 mt-1 font-semibold">{label}</dt>
      <dd className="type-h2 num order-1">{value}</dd>
      <dd className="type-meta order-3 mt-2 text-ink-2">{means}</dd>
    </div>
  )
}

/** Formats a rounded count: "about 1,240", "fewer than 10", "none". */
function useCountText(): (count: Figures['members']) => string {
  const t = usePhrases<typeof en>('transparency')
  return ({ few, about }) => {
    if (few) return t('few', { count: about })
    return about === 0 ? t('none') : t('about', { count: about })
  }
}
