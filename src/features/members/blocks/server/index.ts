import type { Handlers } from '#kernel/handler.ts'
import { parsePhoneNumber } from '#kernel/phone-number.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { contract } from '../contract.ts'
import { addContacts } from './add-contacts.ts'
import { blockMember } from './block-member.ts'
import { createContactHasher } from './contact-hash.ts'
import type { BlocksDeps } from './deps.ts'
import { type ConfirmPhone, confirmPhone, onAddressConfirmed } from './confirmed-addresses.ts'
import { listBlocked } from './list-blocked.ts'
import { listContacts } from './list-contacts.ts'
import { personalData } from './personal-data.ts'
import { removeContact } from './remove-contact.ts'
import { selectBlocked, selectHasBlocked } from './store.ts'
import { settleContacts } from './settle-contacts.ts'
import { deletePhone, selectPhoneOwners } from './store-contacts.ts'
import { unblockMember } from './unblock-member.ts'

export type { BlocksDeps } from './deps.ts'

export interface Blocks {
  readonly handlers: Handlers<typeof contract, unknown>
  /**
   * Whether `other` is hidden from `reader`: after a block by either, or because `other` listed
   * `reader` as a contact. Nothing is hidden from visitors.
   */
  readonly isBlocked: (reader: number | null, other: number) => Promise<boolean>
  /**
   * Whether an account has blocked another; only a site that reveals blocks may show this
   * (`block_notice`).
   */
  readonly hasBlocked: (account: number, other: number) => Promise<boolean>
  /** Applies a changed list of contacts, after the commit. */
  readonly asyncSubscribers: {
    readonly 'blocks.contacts_changed': ReturnType<typeof settleContacts>
  }
  /** Subscribers to events of the features below, run in the emitter's transaction. */
  readonly subscribers: {
    readonly 'accounts.activated': ReturnType<typeof onAddressConfirmed>
    readonly 'accounts.email_changed': ReturnType<typeof onAddressConfirmed>
  }
  /** Called by the feature that confirms phone numbers, in the transaction of the confirmation. */
  readonly confirmPhone: ConfirmPhone
  /**
   * Called when the number is removed: it no longer matches new contacts, but existing matches
   * stay.
   */
  readonly forgetPhone: (tx: Transaction, account: number) => Promise<void>
  /** The accounts of these pools that confirmed a phone number, for the operator's staff. */
  readonly findByPhone: (pools: readonly number[], typed: string) => Promise<number[]>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Creates the blocks feature, which decides who is hidden from whom. */
export function createBlocks(blocksDeps: BlocksDeps): Blocks {
  const deps = { ...blocksDeps, hashContact: createContactHasher(blocksDeps.secret) }
  return {
    handlers: {
      'blocks.block_member': blockMember(deps),
      'blocks.unblock_member': unblockMember(deps),
      'blocks.list_blocked': listBlocked(deps),
      'blocks.add_contacts': addContacts(deps),
      'blocks.list_contacts': listContacts(deps),
      'blocks.remove_contact': removeContact(deps),
    },
    personalData,
    isBlocked: async (reader, other) =>
      reader !== null && selectBlocked(deps.database, reader, other),
    hasBlocked: (account, other) => selectHasBlocked(deps.database, account, other),
    asyncSubscribers: { 'blocks.contacts_changed': settleContacts(deps) },
    subscribers: {
      'accounts.activated': onAddressConfirmed(deps),
      'accounts.email_changed': onAddressConfirmed(deps),
    },
    confirmPhone: confirmPhone(deps),
    forgetPhone: deletePhone,
    async findByPhone(pools, typed) {
      const value = parsePhoneNumber(typed)
      if (value === null) return []
      return selectPhoneOwners(
        deps.database,
        pools.map((pool) => ({ pool, mark: deps.hashContact(pool, { kind: 'phone', value }) })),
      )
    },
  }
}
