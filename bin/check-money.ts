import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkMoney } from './checks/check-money.ts'
import { report } from './checks/report.ts'

report('money', checkMoney(projectRoot))
