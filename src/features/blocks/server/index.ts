import type { Handlers } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { blockMember } from './block-member.ts'
import type { BlocksDeps } from './deps.ts'
import { forgetBlocks } from './forget-blocks.ts'
import { listBlocked } from './list-blocked.ts'
import { selectBlocked } from './store.ts'
import { unblockMember } from './unblock-member.ts'

export type { BlocksDeps } from './deps.ts'

export interface Blocks {
  readonly handlers: Handlers<typeof contract, unknown>
  /** Whether two accounts are out of each other's sight, whoever of them blocked. A visitor is blocked by nobody. */
  readonly isBlocked: (reader: number | null, other: number) => Promise<boolean>
  /** What blocks hear of the features below, in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': ReturnType<typeof forgetBlocks> }
}

/** Blocks: two members who never meet again. */
export function createBlocks(deps: BlocksDeps): Blocks {
  return {
    handlers: {
      'blocks.block_member': blockMember(deps),
      'blocks.unblock_member': unblockMember(deps),
      'blocks.list_blocked': listBlocked(deps),
    },
    isBlocked: async (reader, other) => reader !== null && selectBlocked(deps.database, reader, other),
    hears: { 'accounts.erased': forgetBlocks() },
  }
}
