import { Resolver } from 'node:dns/promises'

/** Looks up TXT records; none if the name doesn't exist, null if the lookup failed. */
export type LookUpTxt = (name: string) => Promise<readonly string[] | null>

/** Asks the machine's DNS servers, for a few seconds at most. */
export function createTxtLookUp(): LookUpTxt {
  return async (name) => {
    try {
      const records = await new Resolver({ timeout: 2000, tries: 2 }).resolveTxt(name)
      return records.map((parts) => parts.join(''))
    } catch (error) {
      const { code } = error as { code?: string }
      return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null
    }
  }
}
