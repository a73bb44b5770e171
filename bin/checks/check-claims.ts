import { isLocale, locales } from '#kernel/locale.ts'
import { boasts, nearness } from './boasts.ts'
import type { Breach, Finding } from './breach.ts'
import { lineAt } from './line-at.ts'
import { type ProjectFile, projectFiles } from './project-files.ts'
import { readPhrases } from './read-phrases.ts'

const home = 'src/features/members/verified-claims/'
/** The pages a campaign leads to, wherever they lie. */
const campaign = /(^|\/)(landers?|campaigns?|landing\d?)([-/.][^/]*|\/.*)?\.(tsx?)$/
/** Groups of phrases that such a page says, and whole features of them. */
const campaignWords = /^(landers?|landing\d?|campaigns?)(\.|$)/

/**
 * What shows several people to a visitor: among them may be invented ones, and on a campaign's page they would read as singles nearby
 * (F14). A door that gives members alone is named here once it is there.
 */
const peopleLists = /from '#features\/discovery\/(search|matching|likes)\/web\/|'(search|matching)\.[a-z_]+'/g
/** What of fiction a campaign's page may draw: what says that a profile is invented. */
const fictionDrawn = /import \{([^}]*)\} from '#features\/members\/fictional-profiles\/web\/[^']*'/g
const fictionAllowed = new Set(['FictionalLabel', 'FictionalNote', 'FictionalTag'])

/** What is claimed comes from the registry (BEY-05), and campaigns lead to nobody who is not there (F14). */
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

/** The words of claims come with their proof by the call; whoever took the phrases would have them without. */
function judgeReach(file: ProjectFile): Breach[] {
  const reach =
    /['"`]verified_claims\.(wording|short|values)\b|usePhrases<[^>]*>\('verified_claims'\)|phrases: \[[^\]]*'verified_claims'/g
  return [...file.text.matchAll(reach)].map((found) => ({
    file: file.path,
    line: lineAt(file.text, found.index),
    message: `${found[0]}: the words of claims are reached by <Claim> alone`,
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
