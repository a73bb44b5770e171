/** Letters that look or sound like a plain one and that no decomposition leads to it. */
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

/** A text without what only looks different: case, accents, widths, invisible signs and letters of other alphabets. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .replace(/[łßæœøđıавекмнортсухіѕјαειονρτκυ]/gu, (letter) => plain[letter] ?? letter)
}

/** The spelling two words share when one writes ae for ä and the other does not. */
export function withoutUmlauts(word: string): string {
  return word.replace(/([aou])e/g, '$1')
}
