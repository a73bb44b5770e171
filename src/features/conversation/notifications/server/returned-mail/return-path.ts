import { Secret } from 'otpauth'
import { createKeyedHash } from '#platform/server/secrets/keyed-hash.ts'
import { createSeal } from '#platform/server/secrets/seal.ts'

/** The member a returned email was sent to. */
export interface ReturnedTo {
  readonly account: number
  /** Identifies the address among those the account has had. */
  readonly mark: string
}

/** Bounce addresses that say whom an email was for (VERP), readable by this installation only. */
export interface ReturnPaths {
  /** The domain of the addresses; null if bounces are not read here. */
  readonly domain: string | null
  /** The part before the @, which says whom an email was for. */
  token(account: number, email: string): string
  /** The return path of an email to a member; undefined if bounces are not read here. */
  create(account: number, email: string): string | undefined
  /** Reads the part before the @; null if this installation did not write it. */
  parse(localPart: string): ReturnedTo | null
  /** The mark of an address. */
  mark(email: string): string
}

const prefix = 'b-'

/** Creates the return paths of an installation. The part before the @ has at most 64 characters. */
export function createReturnPaths(secret: string, domain: string | null): ReturnPaths {
  const seal = createSeal(secret, 'notifications.return_path')
  const hash = createKeyedHash(secret, 'notifications.return_path_mark')
  const mark = (email: string) => hash.digest(email.toLowerCase()).toString('base64url').slice(0, 4)
  const token = (account: number, email: string) =>
    `${prefix}${encode(seal.close(`${mark(email)}${account.toString(36)}`))}`
  return {
    domain,
    mark,
    token,
    create: (account, email) =>
      domain === null ? undefined : `${token(account, email)}@${domain}`,
    parse(localPart) {
      const bytes = localPart.toLowerCase().startsWith(prefix)
        ? decode(localPart.slice(prefix.length).toLowerCase())
        : null
      if (bytes === null) return null
      try {
        const plain = seal.open(bytes)
        return { account: Number.parseInt(plain.slice(4), 36), mark: plain.slice(0, 4) }
      } catch {
        return null
      }
    },
  }
}

/** Base32 (RFC 4648) in lower case: mail servers may change the case. */
const encode = (bytes: Buffer) =>
  new Secret({ buffer: new Uint8Array(bytes).buffer }).base32.toLowerCase()

/** Returns null for a text that is not base32 or too short to be one of ours. */
function decode(text: string): Buffer | null {
  if (!/^[a-z2-7]{50,62}$/.test(text)) return null
  return Buffer.from(Secret.fromBase32(text.toUpperCase()).bytes)
}
