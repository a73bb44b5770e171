import { importRules } from './bin/checks/imports/import-rules.ts'
import { listFeatures } from './features.map.js'

/**
 * Without swc, dependency-cruiser cannot read TypeScript 7 and passes without checking anything;
 * bin/checks/commands/imports.ts verifies how many files it read.
 */
export default {
  forbidden: importRules(listFeatures()),
  options: {
    parser: 'swc',
    doNotFollow: { path: '(^|/)node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
