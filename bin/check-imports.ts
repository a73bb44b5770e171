import { projectRoot } from '#platform/server/config/project-root.ts'
import { listFeatures } from '../features.map.js'
import { checkImports } from './checks/imports/check-imports.ts'
import { report } from './checks/report.ts'

report('imports', await checkImports(projectRoot, listFeatures()))
