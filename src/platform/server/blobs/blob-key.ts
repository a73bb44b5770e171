const name = '[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9]+)*'
const form = new RegExp(`^${name}(?:/${name})*$`)

/** Gives the key back, or throws: lower-case names between slashes, so that no key leaves its folder on any system. */
export function blobKey(key: string): string {
  if (key.length > 240 || !form.test(key)) throw new Error('not a key of a blob')
  return key
}
