import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkSizes } from '../sizes/check-sizes.ts'
import { report } from '../report.ts'

report('sizes', checkSizes(projectRoot))
