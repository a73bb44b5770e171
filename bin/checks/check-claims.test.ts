import { expect, test } from 'vitest'
import { checkClaims } from './check-claims.ts'
import { createTestProject } from './testing/create-test-project.ts'

const broken = (files: Record<string, string>) =>
  checkClaims(createTestProject(files)).breaches.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )
const phrases = (locale: string, texts: object, folder = 'money/payments') => ({
  [`src/features/${folder}/locales/${locale}.ts`]: `export const ${locale} = ${JSON.stringify(texts)} as const\n`,
})

test.each([
  ['en', 'Most popular', 'Most popular'],
  ['en', 'A 46% higher match chance', 'higher match chance'],
  ['en', 'Normal price {money}', 'Normal price'],
  ['de', 'Am beliebtesten? Das beliebteste Paket', 'beliebteste'],
  ['es', 'El más elegido', 'más elegid'],
  ['fr', 'Le plus choisi', 'Le plus choisi'],
  ['it', 'Il più venduto', 'Il più vendut'],
  ['nl', 'Meest gekozen', 'Meest gekozen'],
  ['pl', 'Większa szansa na dopasowanie', 'Większa szans'],
])('BEY-05 in %s “%s” is refused outside the registry', (locale, text, match) => {
  const message = `mark: “${match}” is a claim: it belongs to the registry of src/features/members/verified-claims`
  expect(broken(phrases(locale, { mark: text }))).toEqual([
    `src/features/money/payments/locales/${locale}.ts:1 ${message}`,
  ])
  expect(broken(phrases(locale, { mark: text }, 'members/verified-claims'))).toEqual([])
})

test('BEY-05 content pages must not make claims either', () => {
  expect(broken({ 'content/faq/en.md': '# Faq\n\nOur most popular package.\n' })).toEqual([
    'content/faq/en.md:3 “most popular” is a claim: it belongs to the registry of src/features/members/verified-claims',
  ])
})

test.each([
  ["phrases.translate(locale, 'verified_claims.wording.most_chosen')", "'verified_claims.wording"],
  [
    "const t = usePhrases<typeof en>('verified_claims')",
    "usePhrases<typeof en>('verified_claims')",
  ],
  ["page({ phrases: ['payments', 'verified_claims'] })", "phrases: ['payments', 'verified_claims'"],
])('BEY-05 the texts of claims cannot be used without their proof: %s', (code, said) => {
  expect(broken({ 'src/features/money/payments/web/tier.tsx': `${code}\n` })).toEqual([
    `src/features/money/payments/web/tier.tsx:1 ${said}: the texts of claims are shown through <Claim> only`,
  ])
})

test.each([
  [
    'src/features/site/campaign-pages/web/map/map-page.tsx',
    "import { MemberCard } from '#features/discovery/search/web/index.ts'",
  ],
  ['src/app/web/landers/gallery-page.tsx', "api.ask('search.find_members', {})"],
  [
    'src/features/members/profiles/web/landing/landing-bleed.tsx',
    "import { Suggestions } from '#features/discovery/matching/web/index.ts'",
  ],
])('BEY-05 F14 a campaign page must not list people: %s', (path, code) => {
  expect(broken({ [path]: `${code}\n` })).toEqual([
    expect.stringContaining(
      'a campaign page must not list people, because fictional profiles may be among them',
    ),
  ])
})

test('BEY-05 F14 a campaign page may show the fictional label and note, but nothing else from fictional profiles', () => {
  const path = 'src/app/web/members/landing-slots.tsx'
  const importClause = "from '#features/members/fictional-profiles/web/index.ts'"
  expect(
    broken({ [path]: `import { FictionalLabel, FictionalNotice } ${importClause}\n` }),
  ).toEqual([])
  expect(
    broken({ [path]: `import { FictionalLabel, FictionalPeople } ${importClause}\n` }),
  ).toEqual([
    `${path}:1 FictionalPeople: a campaign page may use only the label and note of fictional profiles`,
  ])
})

test.each([
  ['en', 'Singles near you'],
  ['de', 'Singles in deiner Nähe'],
  ['fr', 'Des célibataires près de chez toi'],
  ['pl', 'Single w twojej okolicy'],
])('BEY-05 F14 in %s a campaign page must not claim “%s”', (locale, text) => {
  const landing = phrases(locale, { landing: { lead: text } }, 'members/profiles')
  expect(broken(landing)).toEqual([
    expect.stringContaining('a campaign page must not claim that anyone is close by'),
  ])
  expect(broken(phrases(locale, { lead: text }, 'office/landers'))).toHaveLength(1)
  // Members can search by distance.
  expect(broken(phrases(locale, { distance: text }, 'discovery/search'))).toEqual([])
})
