import { z } from 'zod'
import { publicId } from '#kernel/id.ts'
import { locales } from '#kernel/locale.ts'
import { line } from '#kernel/text.ts'

const adText = z.strictObject({
  title: line({ min: 1, max: 60 }).regex(/\S/),
  text: line({ max: 160 }).default(''),
})

// phrases: refusals.no_words, refusals.https_only
/** An ad as staff place it. Members are never placed: they choose it themselves. */
export const adDraft = z.strictObject({
  id: publicId,
  site: z.int().positive(),
  kind: z.enum(['cam', 'site']),
  /** In at least one language; readers of other languages get English, or else the first one. */
  texts: z
    .partialRecord(z.enum(locales), adText)
    .refine((texts) => Object.keys(texts).length > 0, { message: 'ads.refusals.no_words' }),
  target: z.url({ protocol: /^https$/, error: 'ads.refusals.https_only' }).max(500),
  exclusive: z.boolean().default(false),
  /** Live until then; null or in the past means not live. */
  liveUntil: z.date().nullable().default(null),
  /** When the ad stops being shown; null means never. */
  endsAt: z.date().nullable().default(null),
})
export type AdDraft = z.input<typeof adDraft>
export type AdTexts = z.output<typeof adDraft>['texts']
