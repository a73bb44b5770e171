import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkClock } from './checks/check-clock.ts'
import { report } from './checks/report.ts'

report('clock', checkClock(projectRoot))
