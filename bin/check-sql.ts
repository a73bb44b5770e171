import { projectRoot } from '#platform/server/config/project-root.ts'
import { floors } from '../features.map.js'
import { checkSql } from './walls/check-sql.ts'
import { report } from './walls/report.ts'

report('sql', checkSql(projectRoot, floors))
