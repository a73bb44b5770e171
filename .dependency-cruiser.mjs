import { importRules } from './bin/checks/import-rules.ts'
import { listFeatures } from './features.map.js'

/** Without swc the cruiser reads no TypeScript 7 at all and passes; bin/check-imports.ts counts what it read. */
export default {
  forbidden: importRules(listFeatures()),
  options: {
    parser: 'swc',
    doNotFollow: { path: '(^|/)node_modules/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
