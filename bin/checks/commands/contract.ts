import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkContract, readContracts } from '../contract/check-contract.ts'
import { report } from '../report.ts'

report('contract', checkContract(await readContracts(projectRoot)), 'calls')
