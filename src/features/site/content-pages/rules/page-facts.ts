/** What a page's text may leave open as `{name}`, filled in by the site that shows it. */
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
] as const
export type Placeholder = (typeof placeholders)[number]

/** When a passage between `::: name` and `:::` is shown. */
export const conditions = [
  'fictional',
  'no_fictional',
  'free_messages',
  'free_answers',
  'register',
  'vat',
  'email',
  'phone',
] as const
export type Condition = (typeof conditions)[number]

/** What one site says where a text left it open. */
export interface PageFacts {
  readonly values: Readonly<Record<Placeholder, string>>
  readonly holds: Readonly<Record<Condition, boolean>>
  /** Where a link to `{email}` or `{phone}` leads. */
  readonly links: Readonly<Record<'email' | 'phone', string>>
}
