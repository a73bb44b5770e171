import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkContract, readContracts } from './checks/contract/check-contract.ts'
import { report } from './checks/report.ts'

report('contract', checkContract(await readContracts(projectRoot)), 'calls')
