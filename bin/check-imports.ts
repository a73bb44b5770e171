import { projectRoot } from '#platform/server/config/project-root.ts'
import { floors } from '../features.map.js'
import { checkImports } from './walls/check-imports.ts'
import { report } from './walls/report.ts'

report('imports', await checkImports(projectRoot, floors))
