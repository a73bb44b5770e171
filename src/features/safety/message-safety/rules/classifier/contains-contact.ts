import { fold } from './fold.ts'

/** Digits spelled out as words to evade digit filters. */
const spelled = new Set(
  `zero oh double triple doppel doble doppio dubbel one two three four five six seven eight nine null eins zwo zwei drei vier funf fuenf sechs sieben acht neun
   un deux trois quatre cinq sept huit neuf cero uno dos tres cuatro cinco seis siete ocho nueve
   due tre quattro cinque sei sette otto nove nul een twee drie vijf zes zeven negen jeden dwa trzy cztery piec szesc siedem osiem dziewiec`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
/** Numbers of two or more digits, as spoken in telephone numbers. */
const spelledLong =
  /^(?:dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|zehn|elf|zwolf|\w*(?:zehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig)|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|dieci|undici|dodici|\w*(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)|tien|twaalf|\w*(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)|\w+(?:nascie|dziescia|dziesci|dziesiat|set|sta|scie))$/
const joins = new Set(['y', 'und', 'et', 'and', 'en', 'i'])
const at =
  '(?:@|\\(at\\)|\\[at\\]| at | et | arroba | arobase | chiocciola | apenstaartje | malpa | klammeraffe )'
const dot =
  '(?:\\.|\\(dot\\)|\\[dot\\]|[([](?:punkt|punto|point|punt|kropka)[)\\]]| dot | punkt | punto | point | punt | kropka )'
const ends = '(?:com|net|org|info|eu|de|nl|fr|es|it|pl|at|ch|be|uk|us|me|io|co|ru|app|live|biz)'
const address = new RegExp(`[a-z0-9_.+-]{1,64} ?${at} ?[a-z0-9-]{1,63} ?${dot} ?${ends}\\b`)
/** An email address written in words often lacks the dot. */
const provider = new RegExp(
  `${at} ?(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|gmx|web|proton|protonmail|aol|libero|orange|ziggo|onet|wp|interia)\\b`,
)
const link = new RegExp(
  `(?:https?://|www\\.)\\S|\\b(?:t|wa|fb)\\.me/|\\b[a-z0-9-]{2,63}\\.${ends}(?:/|\\b(?!\\.))`,
)
/** Looks like a user name on another service, such as Isabel.rose84. */
const nickname = /(?:^|[\s:(])[a-z]{2,20}[._][a-z]{2,20}\d{1,4}(?![\w@.])/
const handle = /(?:^|[\s:(])@[a-z0-9_.]{3,30}/
const named =
  /\b(?:insta|instagram|ig|snap|snapchat|skype|discord|telegram|kik|tg|facebook|fb|whatsapp|line id)\b[^\n.!?]{0,14}[\s:]@?[a-z]{2,20}[_.\d][a-z0-9_.]{1,20}/

/**
 * Whether a text contains contact details for outside the site: a phone number, an address, a link
 * or a messenger name.
 */
export function containsContact(text: string): boolean {
  const plain = fold(text)
  return (
    address.test(plain) ||
    provider.test(plain) ||
    link.test(plain) ||
    handle.test(plain) ||
    nickname.test(plain) ||
    named.test(plain) ||
    containsPhoneNumber(plain)
  )
}

/**
 * Eight or more digits in a row, whatever is between them and however they are written; years and
 * dates are shorter.
 */
function containsPhoneNumber(plain: string): boolean {
  let run = 0
  let digitWords = 0
  let dates = 0
  for (const [piece] of plain.matchAll(/\d+|[a-z]+|[^\sa-z\d]/g)) {
    if (/^\d/.test(piece)) {
      run += piece.length
      if (/^(?:19|20)\d\d$/.test(piece)) dates += 4
    } else if (spelled.has(piece)) {
      run += 1
      digitWords += 1
    } else if (piece.length <= 20 && spelledLong.test(piece)) {
      run += 2
      digitWords += 1
    } else if (digitWords > 0 && joins.has(piece)) continue
    else if (!/^[+().\-/,_*]$/.test(piece) || (piece === ',' && digitWords === 0 && run < 5))
      [run, digitWords, dates] = [0, 0, 0]
    if (run - dates >= 8 || digitWords >= 6) return true
  }
  return false
}
