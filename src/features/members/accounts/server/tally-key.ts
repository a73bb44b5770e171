import { createHash } from 'node:crypto'

/** What is counted, and per whom. */
export type TallyOf =
  | { readonly of: 'log_in'; readonly pool: number; readonly typed: string; readonly device?: string | null }
  | { readonly of: 'confirmation' | 'mail_change' | 'reactivation' | 'own_password'; readonly account: number }
  | {
      readonly of: 'confirmation_to' | 'reset_to' | 'mail_change_to'
      readonly pool: number
      readonly email: string
      readonly device?: string | null
    }
  | { readonly of: 'reset'; readonly pool: number; readonly email: string; readonly asker: string }

/**
 * Under what tries and letters are counted. Whatever a stranger can see is made of what was typed and of the asker, never
 * of what was found, so that it is the same whether there is an account or not. Only the hash is kept, for strangers'
 * addresses are none of our business.
 */
export function tallyKey(counted: TallyOf): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(counted).sort()))
    .digest()
}
