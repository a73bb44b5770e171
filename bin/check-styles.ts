import { projectRoot } from '#platform/server/config/project-root.ts'
import { report } from './checks/report.ts'
import { checkStyles } from './checks/styles/check-styles.ts'

report('styles', checkStyles(projectRoot))
