/** A path of this site that a page may lead back to (`?to=`), or null: another host, a scheme or a trick with slashes is none. */
export function ownPath(text: string | null | undefined): string | null {
  if (text === null || text === undefined || text.length > 500) return null
  return /^\/(?![/\\])[\w~!$&'()*+,;=:@%./?-]*$/.test(text) ? text : null
}
