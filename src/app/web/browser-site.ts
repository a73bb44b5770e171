import type { Locale } from '#kernel/locale.ts'
import type { Quiet } from '#features/members/quiet-mode/index.ts'
import type { TagsView } from '#features/site/campaign-pages/index.ts'
import type { ChoiceName, SearchField } from '#features/discovery/search/index.ts'

/** The browser's view of the current site. It contains no secrets. */
export interface SiteView {
  readonly name: string
  readonly brand: string
  readonly indexTitle: string
  readonly description: string
  readonly locales: readonly Locale[]
  readonly country: string
  readonly countries: readonly string[]
  /** Prefix for photo paths without a host. */
  readonly cdnPrefix: string
  readonly currency: string
  readonly minAge: number
  /** How long an action can be undone; 0 means not at all. */
  readonly undoSeconds: number
  readonly signups: 'all' | 'with_trafficsource' | 'closed'
  /** Whether visitors may currently search (SRCH-03). */
  readonly searchOpen: boolean
  /** The filters the search offers (SRCH-01). */
  readonly searchFields: readonly SearchField[]
  /** The traits by which the search filters. */
  readonly searchChoices: readonly ChoiceName[]
  /** Whether profiles show the city; if not, distance cannot be used for searching or sorting. */
  readonly showsCities: boolean
  readonly fictional: {
    readonly shown: boolean
    /**
     * Fictional profiles are hidden from viewers who have not opted in, which includes all
     * visitors.
     */
    readonly hidden: boolean
    readonly singular: string
    readonly plural: string
    readonly warning: string
    /** The icon of the label. */
    readonly icon: 'mask' | 'pencil'
  }
  /** Whether there are ads, in slots labelled as such (PRO-12). */
  readonly sponsored: boolean
  /**
   * The country whose visitors see an adults-only warning on entry; `null` without one (NAV-05).
   */
  readonly entryWarning: string | null
  /** How offers are worded: with their real end, or in the original wording. */
  readonly offerWording: 'honest' | 'literal'
  readonly supportEmail: string
  /** As written by the operator; empty without one. */
  readonly supportPhone: string
  readonly companyName: string
  /** Names under which the company trades, other than its own and the site's. */
  readonly tradeNames: readonly string[]
  /** URL of the running version’s source (AGPL-3.0, section 13). */
  readonly sourceUrl: string
  /** The public key for push subscriptions; `null` if push is disabled (NTF-04). */
  readonly pushKey: string | null
  /** The quiet mode in which the page was requested (BEY-19). */
  readonly quiet: Quiet
  /**
   * The scripts of other companies (SITE-08); `null` on all pages but those where they run or can be
   * declined.
   */
  readonly tags: TagsView | null
  /** Whether this is a demo installation, with its development pages under /dev. */
  readonly demo: boolean
}
