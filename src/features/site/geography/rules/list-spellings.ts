import { foldName } from './fold-name.ts'

/**
 * Lists every folded prefix under which a place can be typed: without accents, with German "ue" for
 * "ü", each half of a double name, with "st" for "sankt", "saint" or "sint", and without a leading
 * article.
 */
export function listSpellings(names: readonly string[]): string[] {
  const spellings = new Set<string>()
  for (const name of names) {
    for (const part of [name, ...splitDoubleName(name)]) {
      for (const spelling of [foldName(part), foldName(withGermanVowels(part))]) {
        if (spelling === '') continue
        spellings.add(spelling)
        spellings.add(withShortSaint(spelling))
        spellings.add(withLongSaint(spelling))
        spellings.add(withoutArticle(spelling))
      }
    }
  }
  return [...spellings]
}

function splitDoubleName(name: string): string[] {
  return name.includes('/') ? name.split('/') : []
}

function withGermanVowels(name: string): string {
  return name.normalize('NFC').replace(/[äöü]/gi, (letter) => `${foldName(letter)}e`)
}

function withShortSaint(folded: string): string {
  return folded.replace(/^(sankt|saint|sint) /, 'st ').replace(/^sainte /, 'ste ')
}

function withLongSaint(folded: string): string {
  return folded.replace(/^st /, 'saint ')
}

function withoutArticle(folded: string): string {
  return folded.replace(/^(s|l|d|the|la|le|les|el|los|las|den|de|het) (?=\S{3})/, '')
}
