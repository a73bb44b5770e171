import type { IForbiddenRuleType } from 'dependency-cruiser'

/** The map of features: each with those below it that it may use. */
export type Floors = Readonly<Record<string, readonly string[]>>

const test = '(\\.test\\.tsx?$|/testing/)'
const web = '^src/(platform|features/[^/]+|main)/(web|office)/'
const kernel = '^src/platform/kernel/'
const zod = '(^|/)node_modules/zod/'
const pure = '^src/features/[^/]+/(rules/|contract\\.ts$)'
const serverSide = '^src/(platform|features/[^/]+)/server/'
const roofsServer = '^src/main/(?!web/|office/|locales/|contract\\.ts$)'

/** Every rule about who may import whom, for dependency-cruiser. The comment is what the builder reads. */
export function importRules(floors: Floors): IForbiddenRuleType[] {
  return [...generalRules, ...Object.entries(floors).flatMap(([feature, lower]) => rulesOf(feature, lower))].map(
    (rule) => ({
      ...rule,
      severity: 'error' as const,
    }),
  )
}

const generalRules: IForbiddenRuleType[] = [
  { name: 'no-circle', comment: 'an import circle', from: {}, to: { circular: true } },
  {
    name: 'found',
    comment: 'leads nowhere',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'declared',
    comment: 'is no package of package.json',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'kernel-is-ground',
    comment: 'the kernel imports only itself and zod',
    from: { path: kernel, pathNot: test },
    to: { pathNot: [kernel, zod] },
  },
  {
    name: 'platform-knows-no-product',
    comment: 'an arrow upward: the platform knows no feature and no roof',
    from: { path: '^src/platform/', pathNot: test },
    to: { path: ['^src/(features|main)/', '^db/', '^bin/', '^features\\.map\\.js$'] },
  },
  {
    name: 'roof-above-all',
    comment: 'an arrow upward: only bin and main import main',
    from: { path: '^(src/features|db)/', pathNot: test },
    to: { path: '^src/main/' },
  },
  {
    name: 'src-above-tools',
    comment: 'an arrow upward: src imports neither bin nor the cast',
    from: { path: '^src/', pathNot: [test, '^src/main/'] },
    to: { path: '^(bin|db|e2e|bench)/' },
  },
  {
    name: 'rules-are-pure',
    comment: 'rules and contracts import only the kernel, zod, rules and contracts',
    from: { path: pure, pathNot: test },
    to: { pathNot: [kernel, pure, zod] },
  },
  {
    name: 'phrases-stand-alone',
    comment: 'a phrase file imports nothing',
    from: { path: '^src/.*/locales/[^/]+$', pathNot: test },
    to: {},
  },
  {
    name: 'web-is-no-server',
    comment: 'the browser never imports the server',
    from: { path: web, pathNot: test },
    to: { path: [serverSide, roofsServer] },
  },
  {
    name: 'web-is-no-node',
    comment: 'the browser has no Node',
    from: { path: [web, kernel, pure], pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'web-carries-no-weights',
    comment: 'the browser asks the grammar alone; what was learnt is 88 kB',
    from: { path: '^src/main/web/entry-client\\.tsx$' },
    to: { path: '^src/features/wording/rules/learnt/weights\\.ts$', reachable: true },
  },
  {
    name: 'web-takes-contracts-as-types',
    comment: 'the browser imports contracts only by `import type`, for zod would come along',
    from: { path: web, pathNot: test },
    to: { path: '/contract\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-is-no-web',
    comment: 'the server never imports the browser',
    from: { path: serverSide, pathNot: test },
    to: { path: web },
  },
  {
    name: 'roof-takes-web-as-types',
    comment: 'the server of the roof imports the browser only by `import type`; what it runs is the built renderer',
    from: { path: roofsServer, pathNot: test },
    to: { path: web, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'phrases-as-types',
    comment: 'phrase files are loaded by their catalogue; import them only by `import type`',
    from: { path: '^src/', pathNot: [test, '^src/main/'] },
    to: { path: '/locales/[^/]+$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'nobody-needs-tests',
    comment: 'the product imports no test',
    from: { path: '^(src|db|bin)/', pathNot: [test, '^bin/'] },
    to: { path: test },
  },
  {
    name: 'one-way-to-postgres',
    comment: 'only platform/server speaks to the driver; use its Database',
    from: { path: '^(src/features|src/main|db)/', pathNot: test },
    to: { path: '(^|/)node_modules/(pg|@types/pg)/' },
  },
  {
    name: 'one-way-to-payment-providers',
    comment: 'only their adapters speak to payment providers; use the port, PaymentGateway',
    from: {
      path: '^(src|db|bin)/',
      pathNot: [test, '^src/features/payments/server/(mollie|stripe|configured-gateway)'],
    },
    to: { path: '(^|/)node_modules/(stripe|mollie-api-typescript)/' },
  },
]

/** A feature reaches only the features the map lists for it, and these only by their doors. */
function rulesOf(feature: string, lower: readonly string[]): IForbiddenRuleType[] {
  const own = `^src/features/${feature}/`
  const listed = lower.length > 0 ? [`^src/features/(${lower.join('|')})/`] : []
  return [
    {
      name: `map-of-${feature}`,
      comment: `features.map.js lets ${feature} use ${lower.join(', ') || 'no other feature'}`,
      from: { path: own },
      to: { path: '^src/features/', pathNot: [own, ...listed] },
    },
    ...listed.map((path) => ({
      name: `doors-below-${feature}`,
      comment:
        'another feature is entered by server/index.ts, web/index.ts, contract.ts, rules/ or its English phrases',
      from: { path: own, pathNot: test },
      to: { path, pathNot: `${path}((server|web|office)/index\\.tsx?$|contract\\.ts$|rules/|locales/en\\.ts$)` },
    })),
  ]
}
