import type { Feature } from '../../../features.map.js'
import type { TextMatch } from '../find-matches.ts'

/** The functions and views that the platform offers to other schemas. */
export type PublicNames = ReadonlySet<string>

/**
 * Finds every `schema.name` in SQL that its feature may not use. `owner` is a feature or
 * `platform`.
 */
export function findForeignNames(
  plain: string,
  owner: string,
  features: readonly Feature[],
  publicNames: PublicNames,
): TextMatch[] {
  const names = plain.replaceAll('"', ' ').matchAll(/(?<![\w.$])([a-z_]\w*)\s*\.\s*([a-z_]\w*)/gi)
  return [...names].flatMap((match) => {
    const [, schema = '', name = ''] = match
    const why = whyForeign(schema.toLowerCase(), name.toLowerCase(), owner, features, publicNames)
    return why === null ? [] : [{ at: match.index, text: `${schema}.${name}: ${why}` }]
  })
}

function whyForeign(
  schema: string,
  name: string,
  owner: string,
  features: readonly Feature[],
  publicNames: PublicNames,
): string | null {
  if (schema === owner) return null
  if (schema === 'platform')
    return publicNames.has(name) ? null : 'is neither a function nor a view of the platform'
  const used = features.find(({ key }) => key === schema)
  if (used === undefined) return null
  if (owner === 'platform') return 'the platform must not use features'
  const mayUse = features.find(({ key }) => key === owner)?.mayUse ?? []
  if (!mayUse.includes(used.name)) return `features.map.js does not let ${owner} use ${schema}`
  return name.startsWith('public_') ? null : `only public_* of ${schema} may be used`
}
