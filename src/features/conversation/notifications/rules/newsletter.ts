import { z } from 'zod'
import { locales, type Locale } from '#kernel/locale.ts'
import { line, text } from '#kernel/text.ts'
import { dayMs, hourMs, minuteMs } from '#kernel/duration.ts'

/** The kinds of email that operators write themselves; members get them only if they ask for them. */
export const newsletterKinds = ['news', 'promotions'] as const
export type NewsletterKind = (typeof newsletterKinds)[number]

/** Whether a kind of email is written by the operator. */
export function isNewsletterKind(kind: string): kind is NewsletterKind {
  return (newsletterKinds as readonly string[]).includes(kind)
}

/** The minimum time between two newsletters of one kind to a member. */
export const newsletterGapMs = dayMs
/** How far ahead a newsletter can be planned. */
export const maxAheadMs = 90 * dayMs
/** How many emails an hour an operator can choose. */
export const hourlyRates = [100, 1000, 5000, 20_000] as const
/** Groups of fewer members are not written to and not counted, so that no one is singled out. */
export const minReaders = 10

const newsletterText = z.strictObject({
  subject: line({ min: 1, max: 90 }).regex(/\S/),
  text: text({ min: 1, max: 4000 }).regex(/\S/),
})
export type NewsletterText = z.output<typeof newsletterText>

// phrases: refusals.no_words, refusals.own_page_only
/** The texts in the languages of a site, and the page of the site that the button opens. */
export const newsletterTexts = z
  .partialRecord(z.enum(locales), newsletterText)
  .refine((texts) => Object.keys(texts).length > 0, { message: 'notifications.refusals.no_words' })
export type NewsletterTexts = z.output<typeof newsletterTexts>

/** A path on the site itself: emails never lead anywhere else. */
export const newsletterPath = line({ min: 1, max: 200 }).regex(/^\/(?![/\\])[^\s\\]*$/, {
  error: 'notifications.refusals.own_page_only',
})

export const memberships = ['all', 'free', 'premium'] as const
export const activeWithin = [7, 30, 90] as const

/** The members a newsletter is written to, among those who asked for its kind. */
export const newsletterSegment = z.strictObject({
  /** Members who use the site in one of these languages; all if it is empty. */
  languages: z.array(z.enum(locales)).max(locales.length),
  membership: z.enum(memberships),
  /** Members who were here within this number of days; null means all. */
  active_days: z.literal(activeWithin).nullable(),
})
export type NewsletterSegment = z.output<typeof newsletterSegment>

/** The language a member gets, of those written: their own, or else the site's, or else the first. */
export function selectNewsletterLanguage(
  written: readonly Locale[],
  locale: Locale,
  siteLocale: Locale | undefined,
): Locale | undefined {
  return [locale, siteLocale, ...locales].find((one) => one !== undefined && written.includes(one))
}

/** The text a member gets. */
export function selectNewsletterText(
  texts: NewsletterTexts,
  locale: Locale,
  siteLocale: Locale,
): NewsletterText | null {
  const written = locales.filter((one) => texts[one] !== undefined)
  const language = selectNewsletterLanguage(written, locale, siteLocale)
  return (language === undefined ? undefined : texts[language]) ?? null
}

/** How many members are queued in one run of the job that runs every minute. */
export function perRun(hourly: number): number {
  return Math.max(1, Math.ceil((hourly * minuteMs) / hourMs))
}

/** The paragraphs of a text, which are separated by empty lines. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** Returns the beginning of a text, which inboxes show beside the subject. */
export function formatPreview(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return letters.length <= 120 ? letters.join('') : `${letters.slice(0, 119).join('')}…`
}
