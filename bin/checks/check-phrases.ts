import { locales } from '#kernel/locale.ts'
import type { Breach, Finding } from './breach.ts'
import type { ReadContract } from './check-contract.ts'
import { judgeFile } from './judge-phrase-file.ts'
import { readable } from './phrase-arguments.ts'
import { type PhraseUses, phraseUses } from './phrase-uses.ts'
import { projectFiles } from './project-files.ts'
import { type PhraseFile, readPhrases } from './read-phrases.ts'
import { unusedPhrases } from './unused-phrases.ts'

/**
 * Checks that phrases are complete: seven files with the same keys, arguments and plural forms;
 * every key used is defined, and every key defined is used.
 */
export function checkPhrases(root: string, contracts: readonly ReadContract[]): Finding {
  const files = projectFiles(root, ['src/**/locales/**/*.ts']).map(readPhrases)
  const groups = Map.groupBy(files, ({ feature }) => feature)
  const code = projectFiles(root, ['src/**/*.{ts,tsx}']).filter(
    ({ path }) => !/\/locales\/|\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path),
  )
  const uses = code.map((file) => phraseUses(file, namespacesFor(file.path, files)))
  const breaches = [...groups].flatMap(([feature, group]) => [
    ...judgeGroup(group),
    ...judgeUnused(feature, group, uses, contracts),
  ])
  return {
    read: files.length,
    breaches: [...breaches, ...judgeAsked(uses, groups), ...judgeRefusals(contracts, groups)],
  }
}

function judgeGroup(group: readonly PhraseFile[]): Breach[] {
  const english = group.find(({ locale }) => locale === 'en')
  if (english === undefined)
    return group.map(({ path }) => ({ file: path, line: 0, message: 'has no English beside it' }))
  const missing = locales.filter((locale) => !group.some((file) => file.locale === locale))
  return [
    ...missing.map((locale) => ({ file: english.path, line: 0, message: `has no ${locale}.ts beside it` })),
    ...group.flatMap((file) => judgeFile(file, english)),
  ]
}

function judgeUnused(
  feature: string,
  group: readonly PhraseFile[],
  uses: readonly PhraseUses[],
  contracts: readonly ReadContract[],
): Breach[] {
  const english = group.find(({ locale }) => locale === 'en')
  if (english === undefined) return []
  return unusedPhrases(
    feature,
    english.phrases.keys(),
    uses,
    new Set(refusalsOf(contracts).map(({ code }) => code)),
  ).map((key) => ({
    file: english.path,
    line: english.phrases.get(key)?.line ?? 0,
    message: `${key} is used nowhere`,
  }))
}

function judgeAsked(uses: readonly PhraseUses[], groups: ReadonlyMap<string, readonly PhraseFile[]>): Breach[] {
  const keysOf = (feature: string) => groups.get(feature)?.find(({ locale }) => locale === 'en')?.phrases
  return uses.flatMap(({ path, asked, patterns }) => [
    ...asked
      .filter(({ key, features }) => !features.some((feature) => keysOf(feature)?.has(key)))
      .map(({ key, line, features }) => ({
        file: path,
        line,
        message: `uses ${features.join(' or ')}.${key}, which is not a phrase`,
      })),
    ...patterns
      .filter(({ pattern, features }) =>
        features?.every((feature) => ![...(keysOf(feature)?.keys() ?? [])].some((key) => pattern.test(key))),
      )
      .map(({ pattern, line, features }) => ({
        file: path,
        line,
        message: `uses ${features?.join(' or ')}.${readable(pattern)}, which matches no phrase`,
      })),
  ])
}

function judgeRefusals(
  contracts: readonly ReadContract[],
  groups: ReadonlyMap<string, readonly PhraseFile[]>,
): Breach[] {
  return refusalsOf(contracts).flatMap(({ code, file }) => {
    const [feature = '', reason = ''] = code.split('.')
    const group = groups.get(feature) ?? []
    const without = locales.filter(
      (locale) => !group.find((one) => one.locale === locale)?.phrases.has(`refusals.${reason}`),
    )
    return without.length === 0
      ? []
      : [{ file, line: 0, message: `${code} has no text refusals.${reason} in ${without.join(' ')}` }]
  })
}

function refusalsOf(contracts: readonly ReadContract[]): { code: string; file: string }[] {
  const codes = contracts.flatMap(({ contract, file }) =>
    Object.values(contract).flatMap(({ refuses = {} }) =>
      Object.keys(refuses).map((code) => [code, file.path] as const),
    ),
  )
  return [...new Map(codes)].map(([code, file]) => ({ code, file }))
}

/** The namespaces a file speaks as its own: those whose `locales/` folder lies nearest above it. */
function namespacesFor(path: string, files: readonly PhraseFile[]): string[] {
  const owners = files.map(({ path: file, feature }) => ({ owner: file.slice(0, file.indexOf('locales/')), feature }))
  const above = owners.filter(({ owner }) => path.startsWith(owner))
  const nearest = Math.max(0, ...above.map(({ owner }) => owner.length))
  return [...new Set(above.filter(({ owner }) => owner.length === nearest).map(({ feature }) => feature))]
}
