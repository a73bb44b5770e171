import { periods } from './periods.ts'

/** Placeholders a page's text may contain as `{name}`, filled in per site. */
export const placeholders = [
  'site',
  'company',
  'address',
  'register',
  'vat',
  'email',
  'phone',
  'age',
  'date',
  'message_price',
  'photo_price',
  'gift_price',
  'free_messages',
  'refund_days',
  'fictional_count',
  'member_count',
  'fictional_share',
  'tag_hosts',
  ...periods,
] as const
export type Placeholder = (typeof placeholders)[number]

/** Conditions under which a passage between `::: name` and `:::` is shown. */
export const conditions = [
  'fictional',
  'no_fictional',
  'free_messages',
  'free_answers',
  'register',
  'vat',
  'email',
  'phone',
  'tags',
  'no_tags',
] as const
export type Condition = (typeof conditions)[number]

/** One site's values for placeholders, conditions and contact links. */
export interface PageFacts {
  readonly values: Readonly<Record<Placeholder, string>>
  readonly holds: Readonly<Record<Condition, boolean>>
  /** The targets of links to `{email}` and `{phone}`. */
  readonly links: Readonly<Record<'email' | 'phone', string>>
}
