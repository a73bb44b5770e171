import { locales } from '#kernel/locale.ts'
import type { Breach, Finding } from '../breach.ts'
import type { ReadContract } from '../contract/check-contract.ts'
import { checkPhraseFile } from './check-phrase-file.ts'
import { formatPattern } from './phrase-arguments.ts'
import { type PhraseUses, collectPhraseUses } from './collect-phrase-uses.ts'
import { readProjectFiles } from '../read-project-files.ts'
import { type PhraseFile, readPhrases } from './read-phrases.ts'
import { findUntypedKeys } from './find-untyped-keys.ts'
import { findUnusedPhrases } from './find-unused-phrases.ts'
import { findFigure } from './find-figure.ts'
import { writtenFigures } from './written-figures.ts'

/**
 * Checks that phrases are complete: seven files with the same keys, arguments and plural forms;
 * every key used is defined, and every key defined is used.
 */
export function checkPhrases(root: string, contracts: readonly ReadContract[]): Finding {
  const files = readProjectFiles(root, ['src/**/locales/**/*.ts']).map(readPhrases)
  const groups = Map.groupBy(files, ({ feature }) => feature)
  const code = readProjectFiles(root, ['src/**/*.{ts,tsx}']).filter(
    ({ path }) => !/\/locales\/|\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path),
  )
  const uses = code.map((file) => collectPhraseUses(file, namespacesFor(file.path, files)))
  const breaches = [...groups].flatMap(([feature, group]) => [
    ...checkGroup(group),
    ...checkUnusedKeys(feature, group, uses, contracts),
    ...checkFigures(feature, group),
  ])
  return {
    read: files.length,
    breaches: [
      ...breaches,
      ...checkUsedKeys(uses, groups),
      ...checkErrorTexts(contracts, groups),
      ...code.flatMap(findUntypedKeys),
    ],
  }
}

function checkGroup(group: readonly PhraseFile[]): Breach[] {
  const english = group.find(({ locale }) => locale === 'en')
  if (english === undefined)
    return group.map(({ path }) => ({ file: path, line: 0, message: 'has no en.ts beside it' }))
  const missing = locales.filter((locale) => !group.some((file) => file.locale === locale))
  return [
    ...missing.map((locale) => ({
      file: english.path,
      line: 0,
      message: `has no ${locale}.ts beside it`,
    })),
    ...group.flatMap((file) => checkPhraseFile(file, english)),
  ]
}

function checkUnusedKeys(
  feature: string,
  group: readonly PhraseFile[],
  uses: readonly PhraseUses[],
  contracts: readonly ReadContract[],
): Breach[] {
  const english = group.find(({ locale }) => locale === 'en')
  if (english === undefined) return []
  return findUnusedPhrases(
    feature,
    english.phrases.keys(),
    uses,
    new Set(collectErrorCodes(contracts).map(({ code }) => code)),
  ).map((key) => ({
    file: english.path,
    line: english.phrases.get(key)?.line ?? 0,
    message: `${key} is used nowhere`,
  }))
}

/** Figures in English texts, which a constant could contradict, must be arguments. */
function checkFigures(feature: string, group: readonly PhraseFile[]): Breach[] {
  const english = group.find(({ locale }) => locale === 'en')
  return [...(english?.phrases ?? [])].flatMap(([key, { text, line }]) => {
    const figure = isWritten(`${feature}.${key}`) ? null : findFigure(text)
    return figure === null
      ? []
      : [
          {
            file: english?.path ?? '',
            line,
            message: `${key} writes the figure ${JSON.stringify(figure)}: make it an argument, or list the text in written-figures.ts with a reason`,
          },
        ]
  })
}

const isWritten = (key: string) =>
  Object.keys(writtenFigures).some((one) => (one.endsWith('.') ? key.startsWith(one) : key === one))

function checkUsedKeys(
  uses: readonly PhraseUses[],
  groups: ReadonlyMap<string, readonly PhraseFile[]>,
): Breach[] {
  const findKeys = (feature: string) =>
    groups.get(feature)?.find(({ locale }) => locale === 'en')?.phrases
  return uses.flatMap(({ path, usedKeys, patterns }) => [
    ...usedKeys
      .filter(({ key, features }) => !features.some((feature) => findKeys(feature)?.has(key)))
      .map(({ key, line, features }) => ({
        file: path,
        line,
        message: `uses ${features.join(' or ')}.${key}, which is not a phrase`,
      })),
    ...patterns
      .filter(({ pattern, features }) =>
        features?.every(
          (feature) => ![...(findKeys(feature)?.keys() ?? [])].some((key) => pattern.test(key)),
        ),
      )
      .map(({ pattern, line, features }) => ({
        file: path,
        line,
        message: `uses ${features?.join(' or ')}.${formatPattern(pattern)}, which matches no phrase`,
      })),
  ])
}

function checkErrorTexts(
  contracts: readonly ReadContract[],
  groups: ReadonlyMap<string, readonly PhraseFile[]>,
): Breach[] {
  return collectErrorCodes(contracts).flatMap(({ code, file }) => {
    const [feature = '', reason = ''] = code.split('.')
    const group = groups.get(feature) ?? []
    const without = locales.filter(
      (locale) => !group.find((one) => one.locale === locale)?.phrases.has(`refusals.${reason}`),
    )
    return without.length === 0
      ? []
      : [
          {
            file,
            line: 0,
            message: `${code} has no text refusals.${reason} in ${without.join(' ')}`,
          },
        ]
  })
}

function collectErrorCodes(contracts: readonly ReadContract[]): { code: string; file: string }[] {
  const codes = contracts.flatMap(({ contract, file }) =>
    Object.values(contract).flatMap(({ errors = {} }) =>
      Object.keys(errors).map((code) => [code, file.path] as const),
    ),
  )
  return [...new Map(codes)].map(([code, file]) => ({ code, file }))
}

/** The namespaces of the nearest `locales/` folder above a file. */
function namespacesFor(path: string, files: readonly PhraseFile[]): string[] {
  const owners = files.map(({ path: file, feature }) => ({
    owner: file.slice(0, file.indexOf('locales/')),
    feature,
  }))
  const above = owners.filter(({ owner }) => path.startsWith(owner))
  const nearest = Math.max(0, ...above.map(({ owner }) => owner.length))
  return [
    ...new Set(above.filter(({ owner }) => owner.length === nearest).map(({ feature }) => feature)),
  ]
}
