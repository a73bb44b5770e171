import { projectRoot } from '#platform/server/config/project-root.ts'
import { listFeatures } from '../../../features.map.js'
import { checkSql } from '../sql/check-sql.ts'
import { report } from '../report.ts'

report('sql', checkSql(projectRoot, listFeatures()))
