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

/** Whether there is a subject or a text. */
export function isWritten(
  text: { readonly subject: string; readonly text: string } | undefined,
): boolean {
  return text !== undefined && `${text.subject}${text.text}`.trim() !== ''
}

/** Texts in the languages of the site; another site chosen before may have had more. */
const writtenTexts = ({ texts }: NewsletterInput, languages: readonly Locale[]) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language]
      return isWritten(text) ? [[language, text]] : []
    }),
  )

/** The part of the input that a test needs. */
export function toTestInput(
  input: NewsletterInput,
  languages: readonly Locale[],
): RawInput<(typeof contract)['notifications.test_newsletter']> {
  const { site, kind, path } = input
  return { site, kind, texts: writtenTexts(input, languages), path: path.trim() }
}

/** Converts the input into the request; languages without text are omitted. */
export function toPlanInput(
  input: NewsletterInput,
  languages: readonly Locale[],
): RawInput<(typeof contract)['notifications.plan_newsletter']> {
  const { id, segment, hourly, start, day, hour } = input
  return {
    ...toTestInput(input, languages),
    id,
    segment: {
      ...segment,
      languages: segment.languages.filter((one) => languages.includes(one)),
    },
    hourly,
    day: start === 'now' ? null : day,
    hour,
  }
}
