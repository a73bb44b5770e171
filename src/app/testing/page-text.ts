const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
}

/**
 * Returns the text of a server-rendered page, or of the part matched by `within` (its first match),
 * without tags and scripts; elements are separated by single spaces.
 */
export function pageText(html: string, within?: RegExp): string {
  const part = within === undefined ? html : (within.exec(html)?.[0] ?? '')
  return (
    part
      .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
      // React separates adjacent texts of one element with comments.
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** Returns the text of a page's main heading. */
export function mainHeading(html: string): string {
  return pageText(html, /<h1\b.*?<\/h1>/s)
}
