import { isLocale, locales } from '#kernel/locale.ts'
import { boasts, nearness } from './boasts.ts'
import type { Breach, Finding } from './breach.ts'
import { lineAt } from './line-at.ts'
import { type ProjectFile, projectFiles } from './project-files.ts'
import { readPhrases } from './read-phrases.ts'

const home = 'src/features/members/verified-claims/'
/** The landing pages of campaigns, in any folder. */
const campaign = /(^|\/)(landers?|campaigns?|landing\d?)([-/.][^/]*|\/.*)?\.(tsx?)$/
/** Phrase groups, and whole features, used by such pages. */
const campaignWords = /^(landers?|landing\d?|campaigns?)(\.|$)/

/**
 * Components and endpoints that show a visitor several people. Fictional profiles may be among
 * them, and on a campaign page they would read as singles nearby (F14). A public entry that returns
 * members only would be listed here as an exception.
 */
const peopleLists = /from '#features\/discovery\/(search|matching|likes)\/web\/|'(search|matching)\.[a-z_]+'/g
/**
 * Imports from fictional profiles. A campaign page may use only those that label a profile as
 * fictional.
 */
const fictionDrawn = /import \{([^}]*)\} from '#features\/members\/fictional-profiles\/web\/[^']*'/g
const fictionAllowed = new Set(['FictionalLabel', 'FictionalNote', 'FictionalTag'])

/**
 * Checks that claims come from the registry of verified claims (BEY-05), and that campaign pages do
 * not promise people who do not exist (F14).
 */
export function checkClaims(root: string): Finding {
  const phrases = projectFiles(root, ['src/**/locales/**/*.ts'])
  const pages = projectFiles(root, ['content/*/*.md'])
  const code = projectFiles(root, ['src/**/*.{ts,tsx}']).filter(
    ({ path }) => !/\/locales\/|\.test\.tsx?$|\/testing\//.test(path),
  )
  return {
    read: phrases.length + pages.length + code.length,
    breaches: [
      ...phrases.filter(({ path }) => !path.startsWith(home)).flatMap(judgePhrases),
      ...pages.flatMap(judgePage),
      ...code.filter(({ path }) => !path.startsWith(home)).flatMap(judgeReach),
      ...code.filter(({ path }) => campaign.test(path)).flatMap(judgeCampaign),
    ],
  }
}

function judgePhrases(file: ProjectFile): Breach[] {
  const { locale, feature, phrases } = readPhrases(file)
  if (!isLocale(locale)) return []
  return [...phrases].flatMap(([key, { text, line }]) => {
    const breach = (message: string): Breach => ({ file: file.path, line, message: `${key}: ${message}` })
    const boast = boasts[locale].exec(text) ?? /\b46\s?%/.exec(text)
    const close = campaignWords.test(key) || campaignWords.test(feature) ? nearness[locale].exec(text) : null
    return [
      ...(boast === null
        ? []
        : [breach(`“${boast[0]}” is a claim: it belongs to the registry of src/features/members/verified-claims`)]),
      ...(close === null ? [] : [breach(`“${close[0]}”: a campaign’s page knows of nobody close by`)]),
    ]
  })
}

function judgePage(file: ProjectFile): Breach[] {
  const locale = locales.find((one) => file.path.endsWith(`/${one}.md`))
  const boast = locale === undefined ? null : boasts[locale].exec(file.text)
  if (boast === null) return []
  const message = `“${boast[0]}” is a claim: it belongs to the registry of src/features/members/verified-claims`
  return [{ file: file.path, line: lineAt(file.text, boast.index), message }]
}

/**
 * Texts of verified claims are delivered by the endpoint together with their proof; using the
 * phrases directly would show them without it.
 */
function judgeReach(file: ProjectFile): Breach[] {
  const reach =
    /['"`]verified_claims\.(wording|short|values)\b|usePhrases<[^>]*>\('verified_claims'\)|phrases: \[[^\]]*'verified_claims'/g
  return [...file.text.matchAll(reach)].map((found) => ({
    file: file.path,
    line: lineAt(file.text, found.index),
    message: `${found[0]}: the texts of claims are shown through <Claim> only`,
  }))
}

function judgeCampaign(file: ProjectFile): Breach[] {
  const breach = (index: number, message: string): Breach => ({
    file: file.path,
    line: lineAt(file.text, index),
    message,
  })
  const lists = [...file.text.matchAll(peopleLists)].map((found) =>
    breach(found.index, `${found[0]}: a campaign’s page shows no list in which invented people may stand`),
  )
  const drawn = [...file.text.matchAll(fictionDrawn)].flatMap((found) =>
    (found[1] ?? '')
      .split(',')
      .map((name) => name.replace(/^\s*type\s+/, '').trim())
      .filter((name) => name !== '' && !fictionAllowed.has(name))
      .map((name) => breach(found.index, `${name}: of fiction a campaign’s page draws its label and note alone`)),
  )
  return [...lists, ...drawn]
}
