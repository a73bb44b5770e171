import { projectRoot } from '#platform/server/config/project-root.ts'
import { readContracts } from './walls/check-contract.ts'
import { checkPhrases } from './walls/check-phrases.ts'
import { report } from './walls/report.ts'

report('phrases', checkPhrases(projectRoot, await readContracts(projectRoot)))
