import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import type { Locale } from '#kernel/locale.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { listPhraseFolders } from '../phrase-folders.ts'
import type { EnglishPhrases } from './english-phrases.ts'
import { type IcuValues, listArguments, listTags, toPatternSource } from './icu-pattern.ts'

/** The key of a product text: `accounts.login.title`. */
export type AnyPhraseKey = PhraseKey<EnglishPhrases>

/** A language (English if none is given) and the arguments of the text. */
export interface PhraseOptions {
  readonly locale?: Locale
  readonly [argument: string]: string | number | Date | undefined
}

interface PatternOptions {
  readonly locale?: Locale
  readonly start?: boolean
  readonly whole?: boolean
  readonly [argument: string]: string | number | Date | RegExp | boolean | undefined
}

type Translate = (key: string, values: Readonly<Record<string, unknown>>) => string

/**
 * Returns a product text as a reader sees it, without tags. Throws if there is no such text or an
 * argument is missing.
 */
export function phrase(
  key: AnyPhraseKey,
  { locale = 'en', ...values }: PhraseOptions = {},
): string {
  const [namespace, path] = splitKey(key)
  const tags = listTags(findText(key, locale)).map((tag) => [tag, (content: string) => content])
  return findTranslator(namespace, locale)(path, { ...Object.fromEntries(tags), ...values })
}

/**
 * Returns a pattern that finds a product text in a longer one. Arguments that are given must match
 * the value or regular expression; others match anything. With `start`, nothing may precede the
 * text; with `whole`, nothing may surround it.
 */
export function phrasePattern(
  key: AnyPhraseKey,
  { locale = 'en', start = false, whole = false, ...values }: PatternOptions = {},
): RegExp {
  const text = findText(key, locale)
  const known = listArguments(text)
  for (const name of Object.keys(values))
    if (!known.includes(name)) throw new Error(`${key} has no argument ${name}`)
  const source = toPatternSource(text, locale, values as IcuValues)
  return new RegExp(`${start || whole ? '^\\s*' : ''}${source}${whole ? '\\s*$' : ''}`)
}

const require = createRequire(import.meta.url)
const folders = new Map(
  listPhraseFolders(projectRoot).map(({ namespace, folder }) => [namespace, folder]),
)
const translators = new Map<string, Translate>()

function findTranslator(namespace: string, locale: Locale): Translate {
  const name = `${namespace} ${locale}`
  const translator =
    translators.get(name) ??
    (createTranslator({
      locale,
      messages: readNamespace(namespace, locale),
      onError: (error) => {
        throw error
      },
    }).markup as unknown as Translate)
  translators.set(name, translator)
  return translator
}

function findText(key: string, locale: Locale): string {
  const [namespace, path] = splitKey(key)
  const text = path
    .split('.')
    .reduce<unknown>(
      (tree, name) => (tree as Record<string, unknown> | undefined)?.[name],
      readNamespace(namespace, locale),
    )
  if (typeof text !== 'string') throw new Error(`no phrase ${key} in ${locale}`)
  return text
}

/** Node caches what it requires, and reads the file synchronously. */
function readNamespace(namespace: string, locale: Locale): Record<string, object> {
  const folder = folders.get(namespace)
  if (folder === undefined) throw new Error(`no phrases of ${namespace}`)
  const file = require(join(projectRoot, folder, `${locale}.ts`)) as Record<string, object>
  return file[locale] as Record<string, object>
}

function splitKey(key: string): [namespace: string, path: string] {
  const dot = key.indexOf('.')
  return [key.slice(0, dot), key.slice(dot + 1)]
}
