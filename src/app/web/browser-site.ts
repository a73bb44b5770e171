import type { Locale } from '#kernel/locale.ts'
import type { Quiet } from '#features/members/quiet-mode/index.ts'
import type { SearchField } from '#features/discovery/search/index.ts'

/** What the browser knows of the site it is on. Nothing here is secret. */
export interface SiteView {
  readonly name: string
  readonly brand: string
  readonly description: string
  readonly locales: readonly Locale[]
  readonly country: string
  readonly countries: readonly string[]
  /** What stands before the path of a photo that comes without it. */
  readonly cdnPrefix: string
  readonly currency: string
  readonly minAge: number
  /** How long what was done can be taken back; 0 is not at all. */
  readonly undoSeconds: number
  readonly signups: 'all' | 'with_trafficsource' | 'closed'
  /** Whether a visitor may search here and now (SRCH-03). */
  readonly searchOpen: boolean
  /** The filters that search offers (SRCH-01). */
  readonly searchFields: readonly SearchField[]
  readonly fictional: {
    readonly shown: boolean
    /** They stay away from who has not chosen, and so from every visitor. */
    readonly hidden: boolean
    readonly singular: string
    readonly plural: string
    readonly warning: string
  }
  /** Whether there are ads, each in a slot that says so (PRO-12). */
  readonly sponsored: boolean
  /** The country for whose visitors there is an adults-only warning at the entry; null without one (NAV-05). */
  readonly entryWarning: string | null
  /** How offers speak: with their true end, or in the words of old. */
  readonly offerWording: 'honest' | 'literal'
  readonly supportEmail: string
  readonly companyName: string
  /** The key to which a browser subscribes for pushes; null where there are none (NTF-04). */
  readonly pushKey: string | null
  /** Whether the page came in quiet mode (BEY-19). */
  readonly quiet: Quiet
  /** Whether this is a demo installation, with its doors under /dev. */
  readonly demo: boolean
}
