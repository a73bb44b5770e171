import { foldWords } from './reserved-names.ts'

/**
 * Words that anyone would try first on a site like this one, besides its own names: what it is for, and
 * what its accounts are called, in the seven languages, without accents (ASVS 6.1.2).
 */
export const contextWords: readonly string[] =
  `minuet dating date dates love lover liebe amour amor amore liefde milosc kocham flirt flirten single singles
  chat match matches credits credit creditos crediti kredyty premium message messages profile profil kiss kuss
  password passwort passwortes contrasena motdepasse wachtwoord haslo login logon welcome willkommen bienvenue
  bienvenido benvenuto welkom witaj admin office backoffice staff support`.split(/\s+/)

interface Named {
  readonly name: string
  readonly hosts: readonly string[]
  readonly company: { readonly name: string; readonly tradenames: readonly string[] }
}

/** The names of a site and its company, and the parts of its hosts. */
export function listOwnNames({ name, hosts, company }: Named): readonly string[] {
  return [name, company.name, ...company.tradenames, ...hosts.flatMap((host) => host.split('.'))]
}

/** With fewer letters than this besides the words, a password is too weak. */
const fewestLetters = 4

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/**
 * Whether a password consists of nothing but words of this site, digits and signs, such as
 * “Minuet2026!” or “d4ting-l0ve” (ASVS 6.2.11). A longer password may contain them.
 */
export function isOfContextWords(password: string, ownNames: readonly string[]): boolean {
  const words = [...ownNames.flatMap(splitWords), ...contextWords.flatMap(splitWords)]
    .filter((word) => word.length >= fewestLetters)
    .sort((one, other) => other.length - one.length)
  const plain = foldWords(password)
  const read = plain.replace(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign)
  return [plain, read].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text)
    return rest !== text && rest.replace(/\P{L}/gu, '').length < fewestLetters
  })
}

/** The words of a name, and the name as one word. */
function splitWords(name: string): string[] {
  const words = foldWords(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  return [...words, words.join('')]
}
