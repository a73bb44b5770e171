import type { Kind, ViewerName } from './viewers.ts'

/** The ids a request names: the victim's own, or others in their place. */
export type Ids = Readonly<Record<Kind, string>>

/** What the victim says of itself, so that its own saving changes nothing. */
export interface Facts {
  readonly birth: string
  readonly city: number
  readonly region: number
  readonly about: string
  readonly notes: Readonly<Record<string, string>>
  readonly prompts: readonly { readonly prompt: string; readonly answer: string }[]
  readonly interests: readonly string[]
  readonly intimate: readonly string[]
  readonly descriptions: Readonly<Record<'main', string>>
}

/** An input of a call, and what may come of it. */
export interface Example {
  /** A valid input about these ids, as this viewer would ask. */
  readonly takes: (ids: Ids, viewer: ViewerName, facts: Facts) => Record<string, unknown>
  /** The kind of id that decides who may ask; left out where the call is about oneself or about nobody. */
  readonly at?: Kind
  /** Statuses for those who may see what is asked about; 200 and 204 unless said. */
  readonly gives?: readonly number[]
  /** Other statuses for some of them. */
  readonly givesTo?: Partial<Readonly<Record<ViewerName, readonly number[]>>>
  /** Statuses for those who may not see it, 404 unless said. Whatever they are, the bytes are those of what never existed. */
  readonly absent?: readonly number[]
  /** Who knows the victim without seeing it, and why is said beside it. */
  readonly knows?: readonly ViewerName[]
  /** The tables in which rows about the victim may change when someone who may see it asks. */
  readonly touches?: readonly string[]
  /** The same for anyone at all. */
  readonly touchesByAnyone?: readonly string[]
  /** The asker's session is another one afterwards, or none. */
  readonly endsSession?: true
  /** Asked after all others, in this order, for it takes away what they need. */
  readonly last?: number
  /** Something goes on behind the answer for a moment, such as a provider's first word. */
  readonly settles?: true
  /** Takes unknown fields. */
  readonly loose?: true
}
