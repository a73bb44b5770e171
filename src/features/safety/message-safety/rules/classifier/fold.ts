/** Characters that look or sound like a plain letter but do not decompose to it. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ο: 'o',
  ν: 'v',
  τ: 't',
  ρ: 'p',
  κ: 'k',
  υ: 'u',
}

/**
 * Normalizes a text: removes case, accents, widths and invisible characters, and replaces
 * look-alike letters from other alphabets.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .replace(/[łßæœøđıавекмнортсухіѕјαειονρτκυ]/gu, (letter) => plain[letter] ?? letter)
}

/** A spelling shared by words with ä and words with ae. */
export function foldUmlauts(word: string): string {
  return word.replace(/([aou])e/g, '$1')
}
