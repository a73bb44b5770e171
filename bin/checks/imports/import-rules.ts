import type { IForbiddenRuleType } from 'dependency-cruiser'
import type { Feature } from '../../../features.map.js'

const test = '(\\.test\\.tsx?$|/testing/|^test/)'
const web =
  '^src/(ui/|platform/web/|features/[^/]+/[^/]+/(web|office)/|app/(web|office|polling/web)/)'
const kernel = '^src/kernel/'
const zod = '(^|/)node_modules/zod/'
const pure = '^src/features/[^/]+/[^/]+/(rules/|index\\.ts$|contract(\\.ts$|/))'
const serverSide = '^src/(platform|features/[^/]+/[^/]+)/server/'
const appServer =
  '^src/app/(?!web/|office/|polling/web/|locales/|contract\\.ts$|polling/contract\\.ts$)'
/** The files of a feature that other features may import. */
const publicEntries = [
  'index\\.ts$',
  '(server|web|office)/index\\.tsx?$',
  'contract\\.ts$',
  'contract/[a-z-]+\\.ts$',
  'locales/en\\.ts$',
  'locales/[a-z-]+/en\\.ts$',
]

/** Every rule about who may import what, for dependency-cruiser. The comment is shown when the rule is broken. */
export function importRules(features: readonly Feature[]): IForbiddenRuleType[] {
  return [...generalRules, ...features.flatMap(rulesForFeature)].map((rule) => ({
    ...rule,
    severity: 'error' as const,
  }))
}

const generalRules: IForbiddenRuleType[] = [
  { name: 'no-cycle', comment: 'an import cycle', from: {}, to: { circular: true } },
  {
    name: 'resolvable',
    comment: 'cannot be resolved',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'declared',
    comment: 'is not a dependency in package.json',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'kernel-is-standalone',
    comment: 'the kernel imports only itself and zod',
    from: { path: kernel, pathNot: test },
    to: { pathNot: [kernel, zod] },
  },
  {
    name: 'platform-has-no-product',
    comment: 'the platform imports no UI, feature or app code',
    from: { path: '^src/platform/', pathNot: test },
    to: { path: ['^src/(ui|features|app)/', '^db/', '^bin/', '^features\\.map\\.js$'] },
  },
  {
    name: 'ui-has-no-features',
    comment: 'the design system imports no feature or app code',
    from: { path: '^src/ui/', pathNot: test },
    to: { path: ['^src/(features|app)/', '^db/', '^bin/'] },
  },
  {
    name: 'app-is-on-top',
    comment: 'only bin and app import app',
    from: { path: '^(src/features|db)/', pathNot: test },
    to: { path: '^src/app/' },
  },
  {
    name: 'src-has-no-tools',
    comment: 'src imports neither bin, db, test nor bench',
    from: { path: '^src/', pathNot: [test, '^src/app/'] },
    to: { path: '^(bin|db|test|bench)/' },
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
    from: { path: '^src/.*/locales/.*[^/]+$', pathNot: test },
    to: {},
  },
  {
    name: 'web-has-no-server',
    comment: 'browser code never imports server code',
    from: { path: web, pathNot: test },
    to: { path: [serverSide, appServer] },
  },
  {
    name: 'web-has-no-node',
    comment: 'browser code has no Node modules',
    from: { path: [web, kernel, pure], pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'web-imports-contract-types-only',
    comment: 'browser code imports contracts with `import type` only: zod would come along',
    from: { path: web, pathNot: test },
    to: { path: '/contract(\\.ts$|/)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-has-no-web',
    comment: 'server code never imports browser code',
    from: { path: serverSide, pathNot: test },
    to: { path: web },
  },
  {
    name: 'app-server-imports-web-types-only',
    comment:
      'the app server imports browser code with `import type` only; it runs the built renderer',
    from: { path: appServer, pathNot: test },
    to: { path: web, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'phrases-as-types',
    comment: 'phrase files are loaded by their catalogue; import them with `import type` only',
    from: { path: '^src/', pathNot: [test, '^src/app/'] },
    to: { path: '/locales/.*[^/]+$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-test-code-in-product',
    comment: 'product code imports no test code',
    from: { path: '^(src|db|bin)/', pathNot: [test, '^bin/'] },
    to: { path: test },
  },
  {
    name: 'postgres-through-the-platform',
    comment: 'only platform/server uses the driver; use its Database',
    from: { path: '^(src/features|src/app|db)/', pathNot: test },
    to: { path: '(^|/)node_modules/(pg|@types/pg)/' },
  },
  {
    name: 'payment-providers-through-adapters',
    comment: 'only the adapters talk to payment providers; use the port, PaymentGateway',
    from: {
      path: '^(src|db|bin)/',
      pathNot: [
        test,
        '^src/features/money/payments/server/gateways/(mollie|stripe|configured-gateway)',
      ],
    },
    to: { path: '(^|/)node_modules/(stripe|mollie-api-typescript)/' },
  },
]

/** A feature imports only the features the map allows it, and only their public entry files. */
function rulesForFeature({ name, folder, mayUse }: Feature): IForbiddenRuleType[] {
  const own = `^${folder}/`
  const allowed = mayUse.length > 0 ? [`^src/features/[^/]+/(${mayUse.join('|')})/`] : []
  return [
    {
      name: `map-of-${name}`,
      comment: `features.map.js lets ${name} use ${mayUse.join(', ') || 'no other feature'}`,
      from: { path: own, pathNot: test },
      to: { path: '^src/features/', pathNot: [own, ...allowed] },
    },
    ...allowed.map((path) => ({
      name: `public-entries-for-${name}`,
      comment:
        'another feature is imported through index.ts, {server,web,office}/index.ts, contract.ts or its English phrases',
      from: { path: own, pathNot: test },
      to: { path, pathNot: publicEntries.map((entry) => `${path}${entry}`) },
    })),
  ]
}
