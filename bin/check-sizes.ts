import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkSizes } from './checks/check-sizes.ts'
import { report } from './checks/report.ts'

report('sizes', checkSizes(projectRoot))
