import { projectRoot } from '#platform/server/config/project-root.ts'
import { report } from '../report.ts'
import { checkStyles } from '../styles/check-styles.ts'

report('styles', checkStyles(projectRoot))
