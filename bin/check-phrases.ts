import { projectRoot } from '#platform/server/config/project-root.ts'
import { readContracts } from './checks/contract/check-contract.ts'
import { checkPhrases } from './checks/phrases/check-phrases.ts'
import { report } from './checks/report.ts'

report('phrases', checkPhrases(projectRoot, await readContracts(projectRoot)))
