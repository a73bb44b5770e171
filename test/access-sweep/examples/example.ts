import type { Kind, ViewerName } from '../viewers.ts'

/** The ids in a request: the victim's, or others instead. */
export type Ids = Readonly<Record<Kind, string>>

/** The victim's own values, so that saving them again changes nothing. */
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

/** An example input of an endpoint and its permitted effects. */
export interface Example {
  /** Returns a valid input with these ids for this viewer. */
  readonly input: (ids: Ids, viewer: ViewerName, facts: Facts) => Record<string, unknown>
  /**
   * The kind of id that determines access; omitted if the endpoint concerns only the caller or no
   * member.
   */
  readonly at?: Kind
  /** Statuses for viewers who may see the resource; default 200 and 204. */
  readonly statuses?: readonly number[]
  /** Different statuses for some of them. */
  readonly statusesByViewer?: Partial<Readonly<Record<ViewerName, readonly number[]>>>
  /**
   * Statuses for viewers who may not see it; default 404. The bytes must equal those for an id that
   * never existed.
   */
  readonly absent?: readonly number[]
  /** Different statuses for some of them. */
  readonly absentByViewer?: Partial<Readonly<Record<ViewerName, readonly number[]>>>
  /** Viewers who know of the victim without having access; a comment gives the reason. */
  readonly knownTo?: readonly ViewerName[]
  /** Tables in which rows about the victim may change when a permitted viewer calls. */
  readonly touches?: readonly string[]
  /** Same for any viewer. */
  readonly touchesByAnyone?: readonly string[]
  /** Replaces or ends the caller's session. */
  readonly endsSession?: true
  /** Called after all others, in this order, because it removes data that they need. */
  readonly last?: number
  /**
   * Whether work continues briefly after the response, such as a payment provider's first report.
   */
  readonly settles?: true
  /** Accepts unknown fields. */
  readonly loose?: true
}

/** Returns an example of an endpoint that concerns only the caller. */
export const simpleExample = (input: Example['input'] = () => ({})): Example => ({ input })
