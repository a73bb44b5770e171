import type { Page } from 'playwright-core'
import type { Locale } from '#kernel/locale.ts'
import { readPhraseCatalogue } from '#app/phrase-catalogue.ts'

/**
 * Finds phrase keys and English sentences that should be translated on a page in a language.
 * Elements marked with another language are ignored.
 */
export async function findUntranslatedTexts(page: Page, locale: Locale): Promise<string[]> {
  const { english, keys } = await loadForeignPhrases(locale)
  const shown = await page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const lang = parent?.closest('[lang]')?.getAttribute('lang')
      if (
        lang === document.documentElement.lang &&
        parent?.closest('script, style, noscript') === null
      )
        texts.push(walker.currentNode.textContent ?? '')
    }
    for (const name of [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-description',
      'aria-valuetext',
    ])
      for (const element of document.querySelectorAll(`body [${name}]`))
        texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  })
  const wrong = shown.filter(
    (text) => english.has(text) || keys.test(text) || /\{\w+(,|\})/.test(text),
  )
  return [...new Set(wrong)]
}

interface Foreign {
  readonly english: ReadonlySet<string>
  readonly keys: RegExp
}
const phrasesByLocale = new Map<Locale, Promise<Foreign>>()

/** Computed once per language. */
function loadForeignPhrases(locale: Locale): Promise<Foreign> {
  const foreign = phrasesByLocale.get(locale) ?? findForeignPhrases(locale)
  phrasesByLocale.set(locale, foreign)
  return foreign
}

async function findForeignPhrases(locale: Locale): Promise<Foreign> {
  const catalogue = (await readPhraseCatalogue()) as unknown as Record<
    string,
    Record<string, unknown>
  >
  const english = flatten(catalogue.en)
  const here = flatten(catalogue[locale])
  const translations = new Set(here.values())
  const other = [...english].filter(
    ([key, text]) => here.get(key) !== text && !translations.has(text) && !/[{<]/.test(text),
  )
  const names = Object.keys(catalogue.en ?? {}).join('|')
  return {
    english: new Set(other.map(([, text]) => text)),
    keys: new RegExp(`\\b(${names})\\.[a-z_]+(\\.[a-z_]+)*$`),
  }
}

/** Returns phrases by dotted key. */
function flatten(tree: unknown, path = ''): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path, tree]])
  const parts = Object.entries((tree ?? {}) as Record<string, unknown>)
  return new Map(
    parts.flatMap(([key, part]) => [...flatten(part, path === '' ? key : `${path}.${key}`)]),
  )
}
