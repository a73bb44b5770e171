import { logIn } from './ground/person.ts'
import { fetchBytes } from './ground/fetch-bytes.ts'
import type { Goal, Measure } from './report/outcome.ts'

const limits = { home: { js: 25_000, css: 12_000 }, members: { js: 110_000, css: 12_000 } }

/**
 * The files a browser downloads for a first visit to two pages: the scripts and styles named in
 * their HTML, compressed as they are sent.
 */
export const measure: Measure = async ({ insider, port }) => {
  const [member] = await logIn(insider, port, 1)
  if (member === undefined) throw new Error('no member is logged in')
  const requestHeaders: Record<string, string> = { ...member.headers, 'accept-encoding': 'br' }
  const { cookie: _, ...visitor } = requestHeaders
  const goals: Goal[] = []
  const notes: Record<string, number> = {}
  for (const [page, path, headers] of [
    ['home', '/', visitor],
    ['members', '/members', requestHeaders],
  ] as const) {
    const html = await fetchBytes(port, path, { ...headers, 'accept-encoding': 'identity' })
    const named = [...html.toString().matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag)
    const scripts = listFiles(
      named.filter((tag) => tag.includes('modulepreload') || tag.startsWith('<script')),
    )
    // Disabled links name what is in the page's own sheet already.
    const styles = listFiles(
      named.filter((tag) => tag.includes('rel="stylesheet"') && !tag.includes(' disabled')),
    )
    for (const [kind, files] of [
      ['js', scripts],
      ['css', styles],
    ] as const) {
      const sizes = await Promise.all(files.map((file) => fetchBytes(port, file, headers)))
      const found = sizes.reduce((sum, { byteLength }) => sum + byteLength, 0)
      goals.push({ figure: `${page} ${kind}`, found, wanted: { at_most: limits[page][kind] } })
      notes[`${page}_${kind}_files`] = files.length
    }
    notes[`${page}_html`] = (await fetchBytes(port, path, headers)).byteLength
  }
  return { what: 'bytes of the scripts and styles a page names, in brotli', goals, notes }
}

function listFiles(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap((tag) => /\b(?:src|href)="(\/[^"]+)"/.exec(tag)?.[1] ?? []))]
}
