import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkSizes } from './walls/check-sizes.ts'
import { report } from './walls/report.ts'

report('sizes', checkSizes(projectRoot))
