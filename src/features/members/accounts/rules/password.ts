import { emailKey } from './email.ts'
import { nameKey } from './name.ts'

/** Minimum number of characters in a password. */
export const minPasswordLength = 8

/** The most common passwords that are long enough to be accepted. */
const common: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passwort passwort1 passw0rd p@ssw0rd 12345678 123456789 1234567890 01234567
  87654321 987654321 0987654321 11111111 22222222 00000000 88888888 99999999 12341234 11223344 12344321 11112222 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 azertyuiop azerty123
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 iloveyou iloveyou1 iloveyou2 ichliebedich
  teamoteamo jetaime1 welkom01 welkom123 welcome1 welcome123 letmein1 letmein123 sunshine sunshine1 princess princess1 princesa
  football football1 baseball superman superman1 starwars starwars1 pokemon1 dragon123 monkey123 trustno1 whatever computer
  internet michelle jennifer samantha benjamin alexander veronica liverpool barcelona valentina changeme changeme1 test1234
  administrator blink182 mercedes chocolate butterfly geheim123 hallo123 hallo1234 kochanie misiek123 contraseña contrasena
  motdepasse marseille doudou123 ciaociao juventus francesco giuseppe polska123 kasia123 lovelove sexysexy minuet123`.split(
    /\s+/,
  ),
)

/**
 * Normalizes a password for comparison, so that the same characters match whichever keyboard
 * composed them.
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** Whether a password is too short, very common, or the person's own name or email address. */
export function isWeakPassword(
  password: string,
  person: { readonly email?: string; readonly name?: string } = {},
): boolean {
  const plain = normalizePassword(password).toLowerCase()
  if (plain.length < minPasswordLength || new Set(plain).size < 4 || common.has(plain)) return true
  const email = emailKey(person.email ?? '')
  return [email, email.split('@')[0], nameKey(person.name ?? '')].some(
    (ownDetails) => ownDetails !== '' && ownDetails === plain,
  )
}

/**
 * Rates a password while it is typed: 0 too weak, 1 fair, 2 good, 3 very good. Length matters most.
 */
export function ratePassword(password: string): 0 | 1 | 2 | 3 {
  if (isWeakPassword(password)) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const points = password.length + 2 * (kinds - 1) + Math.min(4, new Set(password).size - 4)
  if (points >= 22) return 3
  return points >= 16 ? 2 : 1
}
