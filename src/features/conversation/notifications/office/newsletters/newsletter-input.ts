import type { RawInput } from '#kernel/endpoint.ts'
import type { Locale } from '#kernel/locale.ts'
import { newId } from '#platform/web/new-id.ts'
import type { contract } from '../../contract/notifications.ts'
import type { NewsletterSite } from '../../contract/newsletters.ts'
import type { hourlyRates, NewsletterKind, NewsletterSegment } from '../../rules/newsletter.ts'

/** A newsletter while it is being written. */
export interface NewsletterInput {
  readonly id: string
  readonly site: number
  readonly kind: NewsletterKind
  readonly texts: Readonly<
    Partial<Record<Locale, { readonly subject: string; readonly text: string }>>
  >
  readonly path: string
  readonly segment: NewsletterSegment
  readonly hourly: (typeof hourlyRates)[number]
  readonly start: 'now' | 'day'
  readonly day: string
  readonly hour: number
}

/** An empty form: news for everyone on the first site, from now. */
export function createEmptyNewsletter(sites: readonly NewsletterSite[]): NewsletterInput {
  return {
    id: newId(),
    site: sites[0]?.id ?? 0,
    kind: 'news',
    texts: {},
    path: '/members',
    segment: { languages: [], membership: 'all', active_days: null },
    hourly: 1000,
    start: 'now',
    day: sites[0]?.today ?? '',
    hour: 10,
  }
}

/** The languages in which something has been written. */
const writtenTexts = ({ texts }: NewsletterInput) =>
  Object.fromEntries(
    Object.entries(texts).filter(([, { subject, text }]) => `${subject}${text}`.trim() !== ''),
  )

/** The part of the input that a test needs. */
export function toTestInput(
  input: NewsletterInput,
): RawInput<(typeof contract)['notifications.test_newsletter']> {
  const { site, kind, path } = input
  return { site, kind, texts: writtenTexts(input), path: path.trim() }
}

/** Converts the input into the request; languages without text are omitted. */
export function toPlanInput(
  input: NewsletterInput,
): RawInput<(typeof contract)['notifications.plan_newsletter']> {
  const { id, segment, hourly, start, day, hour } = input
  return { ...toTestInput(input), id, segment, hourly, day: start === 'now' ? null : day, hour }
}
