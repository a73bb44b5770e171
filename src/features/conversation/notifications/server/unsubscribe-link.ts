import { createSeal } from '#platform/server/secrets/seal.ts'
import { type EmailKind, isEmailKind } from '../rules/preferences.ts'

/** Links that switch off one kind of email of one member, without logging in; they never expire. */
export interface UnsubscribeLinks {
  create(siteUrl: string, account: number, kind: EmailKind): string
  /** Null if this installation did not write the token. */
  parse(token: string): { readonly account: number; readonly kind: EmailKind } | null
}

export const unsubscribePath = '/emails/unsubscribe'

export function createUnsubscribeLinks(secret: string): UnsubscribeLinks {
  const seal = createSeal(secret, 'notifications.unsubscribe')
  return {
    create: (siteUrl, account, kind) =>
      `${siteUrl}${unsubscribePath}?token=${seal.close(`${account} ${kind}`).toString('base64url')}`,
    parse(token) {
      if (!/^[\w-]{40,200}$/.test(token)) return null
      try {
        const [account = '', kind = ''] = seal.open(Buffer.from(token, 'base64url')).split(' ')
        return isEmailKind(kind) ? { account: Number(account), kind } : null
      } catch {
        return null
      }
    },
  }
}
