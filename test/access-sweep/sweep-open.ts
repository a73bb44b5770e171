import type { Endpoint } from '#kernel/endpoint.ts'
import { examples } from './examples/index.ts'
import type { Finding } from './finding.ts'
import { toComparable, responseText } from './wire.ts'
import type { World } from './world.ts'

/**
 * On a site that lets visitors search, they see only the first name, the age, the region and the
 * main photo of anyone (SEC-10). Profiles that are hidden from members are hidden from visitors
 * too.
 */
export async function sweepOpenSearch(
  world: World,
  contract: Readonly<Record<string, Endpoint>>,
): Promise<Finding[]> {
  const { changeSettings } = world.site.server.product.sites
  const findings: Finding[] = []
  const seen = new Set<string>()
  await changeSettings(1, { logged_out_search: 'all' })
  for (const [name, call] of Object.entries(contract)) {
    const example = examples[name]
    if (call.access !== 'searcher' || example === undefined) continue
    const find = (what: string) =>
      void findings.push({ rule: 'open', call: name, viewer: 'visitor', what })
    const callWithIds = (ids: World['ids']) =>
      world.callEndpoint(call, 'visitor', example.input(ids, 'visitor', world.facts))
    const answer = await callWithIds(world.ids)
    if (!(example.statuses ?? [200]).includes(answer.status))
      find(`${answer.status} ${answer.body}`)
    const text = responseText(answer)
    for (const { name: canary, value, open } of world.canaries) {
      if (!text.includes(value)) continue
      if (open === true) seen.add(canary)
      else find(`${canary} (${value})`)
    }
    if (example.at !== 'member') continue
    const nothing = toComparable(await callWithIds(world.unknownIds))
    for (const [why, member] of Object.entries(world.absent)) {
      // A visitor has hidden nothing: fictional profiles are shown, labelled.
      if (why.startsWith('fictional')) continue
      if (toComparable(await callWithIds({ ...world.unknownIds, member })) !== nothing)
        find(`someone ${why} is told apart from nothing`)
    }
  }
  await changeSettings(1, { logged_out_search: 'none' })
  for (const { name, open } of world.canaries)
    if (open === true && !seen.has(name))
      findings.push({ rule: 'open', call: '', viewer: 'visitor', what: `${name} was never shown` })
  return findings
}
