import { projectRoot } from '#platform/server/config/project-root.ts'
import { readContracts } from '../contract/check-contract.ts'
import { checkPhrases } from '../phrases/check-phrases.ts'
import { report } from '../report.ts'

report('phrases', checkPhrases(projectRoot, await readContracts(projectRoot)))
