import { projectRoot } from '#platform/server/config/project-root.ts'
import { report } from './checks/report.ts'
import { terms as de } from './checks/terms/de.ts'
import { terms as en } from './checks/terms/en.ts'
import { terms as es } from './checks/terms/es.ts'
import { terms as fr } from './checks/terms/fr.ts'
import { terms as it } from './checks/terms/it.ts'
import { checkTerms } from './checks/terms/check-terms.ts'
import { terms as nl } from './checks/terms/nl.ts'
import { terms as pl } from './checks/terms/pl.ts'

report('terms', checkTerms(projectRoot, { en, de, es, fr, it, nl, pl }))
