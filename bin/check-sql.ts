import { projectRoot } from '#platform/server/config/project-root.ts'
import { listFeatures } from '../features.map.js'
import { checkSql } from './checks/sql/check-sql.ts'
import { report } from './checks/report.ts'

report('sql', checkSql(projectRoot, listFeatures()))
