import { minPasswordLength, normalizePassword } from '../rules/password.ts'

let loaded: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is one of the 49,000 most common ones in known leaks. The list is read when
 * the first password is set, and only the 18,000 that are long enough are kept: about 2 MB.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load()
  return (await loaded).has(normalizePassword(password).toLowerCase())
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].filter(
    (password) => String(password).length >= minPasswordLength,
  )
  return new Set(long.map((password) => String(password).toLowerCase()))
}
