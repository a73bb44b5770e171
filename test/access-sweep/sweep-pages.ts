import { pages } from '#app/web/pages.ts'
import type { Finding } from './finding.ts'
import type { Ids } from './examples/example.ts'
import { type ViewerName, viewerNames } from './viewers.ts'
import { responseText } from './wire.ts'
import type { World } from './world.ts'

/** The kinds of ids in page addresses. */
const kinds = ['member', 'conversation', 'match', 'order'] as const

/**
 * Opens every page about the victim as every viewer: no page may reveal more than the endpoints do,
 * or who exists.
 */
export async function sweepPages(world: World): Promise<Finding[]> {
  const findings: Finding[] = []
  const paths = pages.map(({ path }) => path).filter((path) => !path.startsWith('/dev'))
  // Four of the five kinds of stranger get the same pages, so three of the kinds are checked.
  for (const viewer of viewerNames.filter((one) => one !== 'expired' && one !== 'ownerElsewhere')) {
    for (const path of paths) {
      const text = await read(viewer, path, world.ids)
      for (const { name, value, for: readers, also, notIn } of world.canaries) {
        // Interest menus list all of them, and the requested address is repeated in links.
        if (
          notIn !== undefined ||
          readers.includes(viewer) ||
          Object.values(world.ids).includes(value)
        )
          continue
        if (also?.[viewer]?.includes(path) === true) continue
        if (text.includes(value))
          findings.push({ rule: 'page', call: path, viewer, what: `${name} (${value})` })
      }
      if (
        !['blocked', 'blocker', 'elsewhere'].includes(viewer) ||
        !/:(member|conversation|match|order)/.test(path)
      )
        continue
      const difference = await findDifference(viewer, path)
      if (difference !== null)
        findings.push({
          rule: 'page',
          call: path,
          viewer,
          what: `the victim is told apart from nothing: ${difference}`,
        })
    }
  }
  return findings

  /**
   * Compares several loads of pages about the victim with pages about unknown ids. The response
   * must not depend on which loader was faster either, because refusing a blocked viewer takes
   * longer than refusing an unknown id.
   */
  async function findDifference(viewer: ViewerName, path: string): Promise<string | null> {
    const all = new Set<string>()
    for (let tries = 0; tries < 4; tries += 1)
      for (const ids of [world.ids, world.unknownIds])
        all.add(withoutIds(await read(viewer, path, ids), ids))
    if (all.size === 1) return null
    const [one = '', other = ''] = [...all].map((text) => text.slice(text.indexOf('\n<!doctype')))
    const at = [...one].findIndex((letter, index) => letter !== other[index])
    return [one, other]
      .map((text) => `«${text.slice(Math.max(0, at - 60), at + 160)}»`)
      .join(' and ')
  }

  async function read(viewer: ViewerName, path: string, ids: Ids): Promise<string> {
    const { host, session } = world.viewers[viewer]
    const named = { type: 'matches', page: 'terms', bundle: 'p1', method: 'visa' }
    const filled = path.replace(
      /:([a-z]+)/g,
      (_, name: string) => ({ ...named, ...ids })[name as 'member'] ?? 'x',
    )
    const headers = { accept: 'text/html', 'sec-fetch-site': 'none', origin: '' }
    const answer = await world.wire({ host, session, method: 'GET', path: filled, headers })
    if (answer.status >= 500)
      findings.push({ rule: 'page', call: path, viewer, what: `${answer.status}` })
    return `${answer.status}\n${responseText(answer)}`
  }
}

/**
 * Removes everything that differs in every response and replaces the page's own ids with
 * placeholders.
 */
function withoutIds(text: string, ids: Ids): string {
  const alike = kinds.reduce((all, kind) => all.replaceAll(ids[kind], `‹${kind}›`), text)
  const nonce = /'nonce-([^']+)'/.exec(alike)?.[1]
  return (nonce === undefined ? alike : alike.replaceAll(nonce, '‹nonce›'))
    .replace(/^(x-request-id|date): .*$/gm, '')
    .replace(
      /"\d{13}"|\d{13}|\d{4}-\d\d-\d\dT[\d:.]+Z|(?<=left_ms\W{1,4})\d+|\b\d:\d\d:\d\d\b/g,
      '‹now›',
    )
}
