import { createSeal } from '#platform/server/secrets/seal.ts'
import { type EmailKind, isEmailKind } from '../../rules/preferences.ts'

/** Links that switch off one kind of email of one member, without logging in; they never expire. */
export interface UnsubscribeLinks {
  /** The address for mail apps, which can only send a query (RFC 8058). */
  createOneClick(siteUrl: string, account: number, kind: EmailKind): string
  /** The page for people; its token is in the fragment, which no server logs. */
  createPage(siteUrl: string, account: number, kind: EmailKind): string
  /** The path of the page for a token; without the token if it is invalid. */
  pageFor(token: string): string
  /** Null if this installation did not write the token. */
  parse(token: string): { readonly account: number; readonly kind: EmailKind } | null
}

export const oneClickPath = '/emails/unsubscribe'
const pagePath = '/unsubscribe'

export function createUnsubscribeLinks(secret: string): UnsubscribeLinks {
  const seal = createSeal(secret, 'notifications.unsubscribe')
  const createToken = (account: number, kind: EmailKind) =>
    seal.close(`${account} ${kind}`).toString('base64url')
  const page = (token: string, kind: EmailKind) => `${pagePath}#kind=${kind}&token=${token}`

  return {
    createOneClick: (siteUrl, account, kind) =>
      `${siteUrl}${oneClickPath}?token=${createToken(account, kind)}`,
    createPage: (siteUrl, account, kind) => siteUrl + page(createToken(account, kind), kind),
    pageFor(token) {
      const link = parse(token)
      return link === null ? pagePath : page(token, link.kind)
    },
    parse,
  }

  function parse(token: string) {
    if (!/^[\w-]{40,200}$/.test(token)) return null
    try {
      const [account = '', kind = ''] = seal.open(Buffer.from(token, 'base64url')).split(' ')
      return isEmailKind(kind) ? { account: Number(account), kind } : null
    } catch {
      return null
    }
  }
}
