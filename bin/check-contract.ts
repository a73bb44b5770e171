import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkContract, readContracts } from './walls/check-contract.ts'
import { report } from './walls/report.ts'

report('contract', checkContract(await readContracts(projectRoot)), 'calls')
