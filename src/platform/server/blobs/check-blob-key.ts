const name = '[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9]+)*'
const form = new RegExp(`^${name}(?:/${name})*$`)

/**
 * Returns the key unchanged, or throws: lower-case names between slashes, so that no key can escape
 * its folder on any system.
 */
export function checkBlobKey(key: string): string {
  if (key.length > 240 || !form.test(key)) throw new Error('invalid blob key')
  return key
}
