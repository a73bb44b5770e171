import unhomoglyph from 'unhomoglyph'
import { nameKey } from '../rules/name.ts'
import { foldWords } from '../rules/reserved-names.ts'

/**
 * The key of a user name, unique in a pool: names that look alike have the same key, whatever
 * script they are written in. It is the skeleton from Unicode Technical Standard 39 of the name's
 * lower-case key, with i, l and 1 made equal because a capital I looks like an l.
 */
export function lookalikeKey(name: string): string {
  return toSkeleton(nameKey(name))
}

/** Makes words that look alike equal, for comparison with reserved names; accents are ignored. */
export function foldLookalikes(text: string): string {
  return toSkeleton(foldWords(unhomoglyph(text.normalize('NFD'))))
}

function toSkeleton(text: string): string {
  // Replaced characters may be confusable again once they are in lower case: "Ι" is "l", "І" is "i".
  const once = unhomoglyph(text.normalize('NFD')).toLowerCase()
  return unhomoglyph(once.normalize('NFD')).normalize('NFC').replace(/[i1|]/g, 'l')
}
