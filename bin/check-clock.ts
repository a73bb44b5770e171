import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkClock } from './walls/check-clock.ts'
import { report } from './walls/report.ts'

report('clock', checkClock(projectRoot))
