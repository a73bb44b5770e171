import { projectRoot } from '#platform/server/config/project-root.ts'
import { listFeatures } from '../../../features.map.js'
import { checkImports } from '../imports/check-imports.ts'
import { report } from '../report.ts'

report('imports', await checkImports(projectRoot, listFeatures()))
