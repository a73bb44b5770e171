import { isLocale, locales } from '#kernel/locale.ts'
import {
  claimPatterns,
  nearnessPatterns,
} from '#features/members/verified-claims/rules/claim-patterns.ts'
import type { Breach, Finding } from './breach.ts'
import { getLineNumber } from './get-line-number.ts'
import { type ProjectFile, readProjectFiles } from './read-project-files.ts'
import { readPhrases } from './phrases/read-phrases.ts'

const home = 'src/features/members/verified-claims/'
/** The landing pages of campaigns, in any folder. */
const campaign = /(^|\/)(landers?|campaigns?|campaign-pages|landing\d?)([-/.][^/]*|\/.*)?\.(tsx?)$/
/** Phrase groups, and whole features, used by such pages. */
const campaignPhrases = /^(landers?|landing\d?|campaigns?)(\.|$)/

/**
 * Components and endpoints that show a visitor several people. Fictional profiles may be among
 * them, and on a campaign page they would look like singles nearby (F14). A public entry that
 * returns members only would be listed here as an exception.
 */
const peopleLists =
  /from '#features\/discovery\/(search|matching|likes)\/web\/|'(search|matching)\.[a-z_]+'/g
/**
 * Imports from fictional profiles. A campaign page may use only those that label a profile as
 * fictional.
 */
const fictionDrawn = /import \{([^}]*)\} from '#features\/members\/fictional-profiles\/web\/[^']*'/g
const fictionAllowed = new Set(['FictionalLabel', 'FictionalNotice', 'FictionalTag'])

/**
 * Checks that claims come from the registry of verified claims (BEY-05), and that campaign pages do
 * not promise people who do not exist (F14).
 */
export function checkClaims(root: string): Finding {
  const phrases = readProjectFiles(root, ['src/**/locales/**/*.ts'])
  const pages = readProjectFiles(root, ['content/*/*.md'])
  const code = readProjectFiles(root, ['src/**/*.{ts,tsx}']).filter(
    ({ path }) => !/\/locales\/|\.test\.tsx?$|\/testing\//.test(path),
  )
  return {
    read: phrases.length + pages.length + code.length,
    breaches: [
      ...phrases.filter(({ path }) => !path.startsWith(home)).flatMap(checkPhraseTexts),
      ...pages.flatMap(checkPage),
      ...code.filter(({ path }) => !path.startsWith(home)).flatMap(checkDirectUse),
      ...code.filter(({ path }) => campaign.test(path)).flatMap(checkCampaign),
    ],
  }
}

function checkPhraseTexts(file: ProjectFile): Breach[] {
  const { locale, feature, phrases } = readPhrases(file)
  if (!isLocale(locale)) return []
  return [...phrases].flatMap(([key, { text, line }]) => {
    const breach = (message: string): Breach => ({
      file: file.path,
      line,
      message: `${key}: ${message}`,
    })
    const boast = claimPatterns[locale].exec(text) ?? /\b46\s?%/.exec(text)
    const close =
      campaignPhrases.test(key) || campaignPhrases.test(feature)
        ? nearnessPatterns[locale].exec(text)
        : null
    return [
      ...(boast === null
        ? []
        : [
            breach(
              `“${boast[0]}” is a claim: it belongs to the registry of src/features/members/verified-claims`,
            ),
          ]),
      ...(close === null
        ? []
        : [breach(`“${close[0]}”: a campaign page must not claim that anyone is close by`)]),
    ]
  })
}

function checkPage(file: ProjectFile): Breach[] {
  const locale = locales.find((one) => file.path.endsWith(`/${one}.md`))
  const boast = locale === undefined ? null : claimPatterns[locale].exec(file.text)
  if (boast === null) return []
  const message = `“${boast[0]}” is a claim: it belongs to the registry of src/features/members/verified-claims`
  return [{ file: file.path, line: getLineNumber(file.text, boast.index), message }]
}

/**
 * Texts of verified claims are delivered by the endpoint together with their proof; using the
 * phrases directly would show them without it.
 */
function checkDirectUse(file: ProjectFile): Breach[] {
  const reach =
    /['"`]verified_claims\.(wording|short|values)\b|usePhrases<[^>]*>\('verified_claims'\)|phrases: \[[^\]]*'verified_claims'/g
  return [...file.text.matchAll(reach)].map((match) => ({
    file: file.path,
    line: getLineNumber(file.text, match.index),
    message: `${match[0]}: the texts of claims are shown through <Claim> only`,
  }))
}

function checkCampaign(file: ProjectFile): Breach[] {
  const breach = (index: number, message: string): Breach => ({
    file: file.path,
    line: getLineNumber(file.text, index),
    message,
  })
  const lists = [...file.text.matchAll(peopleLists)].map((match) =>
    breach(
      match.index,
      `${match[0]}: a campaign page must not list people, because fictional profiles may be among them`,
    ),
  )
  const drawn = [...file.text.matchAll(fictionDrawn)].flatMap((match) =>
    (match[1] ?? '')
      .split(',')
      .map((name) => name.replace(/^\s*type\s+/, '').trim())
      .filter((name) => name !== '' && !fictionAllowed.has(name))
      .map((name) =>
        breach(
          match.index,
          `${name}: a campaign page may use only the label and note of fictional profiles`,
        ),
      ),
  )
  return [...lists, ...drawn]
}
