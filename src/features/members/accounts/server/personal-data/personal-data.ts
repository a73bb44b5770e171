import type { Queries, Transaction } from '#platform/server/postgres/database.ts'

/**
 * The personal data one feature stores: which tables hold it, and how it is exported and erased
 * (BEY-13, ACC-14). Every feature that stores personal data has one, as `personalData` of its public
 * server entry; `src/app/personal-data/` lists them all.
 */
export interface PersonalData {
  /** The feature's key, which is the schema of its tables: `direct_debit`. */
  readonly feature: string
  /** Its tables with personal data, by name without the schema. */
  readonly tables: Readonly<Record<string, PersonalTable>>
  /** Collects what the feature stores about a member, without secrets. */
  readonly export: (queries: Queries, account: number) => Promise<MemberExport>
  /**
   * Erases what the feature stores about a member, with SQL only, in the transaction that erases the
   * account. The account itself still exists.
   */
  readonly erase: (tx: Transaction, account: number, now: Date) => Promise<void>
}

/** A feature's share of a data export. */
export interface MemberExport {
  /** Its parts of `data.json`, by name. */
  readonly parts: Readonly<Record<string, unknown>>
  /** Files next to `data.json`: their path in the ZIP and the key of their blob. */
  readonly files?: readonly { readonly name: string; readonly blob: string }[]
}

/**
 * A table with personal data: its content, and what happens to it. Shown to operators in
 * docs/personal-data.md.
 */
export type PersonalTable = {
  /** The columns that refer to a person: an account id, an email address, or a parent row's key. */
  readonly identifiedBy: readonly [string, ...string[]]
  /** The data about a person, in plain words. */
  readonly holds: string
  /** `true` if the data export contains it, otherwise why it doesn't. */
  readonly exported: true | string
  /**
   * Columns of an exported table whose person does not get the row, with what is left out: for the
   * blocked member, "who blocked the member".
   */
  readonly exportedExcept?: Readonly<Record<string, string>>
  /** Set if its rows, or the personal data in them, are deleted even if the account stays. */
  readonly expires?: Expiry
} & (
  | { readonly onErasure: 'deleted' }
  | {
      /** `reduced`: some rows are deleted or some columns cleared; `kept`: nothing changes. */
      readonly onErasure: 'reduced' | 'kept'
      readonly keptBecause: string
      /** Why the remaining data does not need to expire, if it doesn't. */
      readonly needsNoEnd?: NeedsNoEnd
    }
)

/**
 * When rows are deleted, and by which job. `src/app/personal-data` checks both against the
 * database.
 */
export interface Expiry {
  /** The latest end, in whole days. */
  readonly days: number
  /** The start of the period, or a condition that shortens it: "if the address was never confirmed". */
  readonly note?: string
  /** The timed job, as `src/app/schedule.ts` names it. */
  readonly job: string
}

/**
 * `names_no_one`: only the number of an account that no longer exists, or of staff; `others`: it
 * belongs to another member too, and is deleted with that account.
 */
export type NeedsNoEnd = 'names_no_one' | 'others'
